// Somebody who wants to spoil lessons, from one address: node class-attacker.ts URL ADDRESS CODE, where CODE is that of a class of others
import { randomBytes } from 'node:crypto';
import { setPriority } from 'node:os';
import { cardHash, cardOf, keyOf, picturesOf, teacherHash } from '@stolik/class/secrets';
import { SeededRng } from '@stolik/kernel/random';
import { damaged, exampleOf } from '@stolik/kernel/testing/forms';
import { CLASS_REQUESTS, type ClassRequest, requestForm } from '@stolik/wire/class';
import { WIRE_VERSION } from '@stolik/wire/version';
import { WebSocket } from 'ws';
import { again, askFrom } from './asking.ts';
import { nicknameOf } from './lesson.ts';

// An attacker has machines of its own: here it must not take the server's.
setPriority(10);
const [url = '', localAddress = '', victim = ''] = process.argv.slice(2);
const ask = askFrom(url, localAddress);
const rng = new SeededRng(`class attacker ${process.pid}`);
const PUPILS = 6;

/** A socket in a class that speaks so often, whatever is answered, and connects again when it is closed. */
function talk(token: () => string, every: number, say: (turn: number) => unknown, isReading = true): void {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/class`, { localAddress });
  let [turn, timer]: [number, NodeJS.Timeout | undefined] = [0, undefined];
  const speak = (): void => {
    const text = say(turn++);
    socket.send(typeof text === 'string' ? text : (JSON.stringify(text) ?? ''));
  };
  socket.on('error', () => {});
  socket.on('open', () => {
    socket.send(JSON.stringify(['hi', WIRE_VERSION, token()]));
    timer = setInterval(speak, every);
    if (!isReading) socket.pause();
  });
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(talk, 300, token, every, say, isReading);
  });
}

/** A class of one's own, as anybody can open one. */
async function openOwn(): Promise<{ readonly teacher: string; readonly pupils: readonly string[] }> {
  const key = keyOf(randomBytes(16));
  const opened = await ask('POST', '/api/classes', { label: 'Eve', language: 'en', teacher: teacherHash(key) });
  const { class: id } = opened.body;
  const teacher = `teacher.${id}.${key}`;
  const requests = Array.from({ length: PUPILS }, (_, pupil): ClassRequest => {
    const card = cardHash(cardOf(key, id, pupil, 0));
    return { kind: 'pupil', pupil, name: nicknameOf(pupil), card, pictures: picturesOf(key, id, pupil, 0) };
  });
  await new Promise<void>((done, fail) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/class`, { localAddress });
    socket.on('error', fail);
    socket.on('open', () => {
      socket.send(JSON.stringify(['hi', WIRE_VERSION, teacher]));
      for (const [index, request] of requests.entries()) socket.send(JSON.stringify(['do', `p${index}`, request]));
    });
    socket.on('message', (data: Buffer) => data.toString() === `["ok","p${PUPILS - 1}"]` && socket.close());
    socket.on('close', () => done());
  });
  const pupils: string[] = [];
  for (let pupil = 0; pupil < PUPILS; pupil++) {
    const entered = await ask('POST', '/api/classes/card', { class: id, pupil, card: cardOf(key, id, pupil, 0) });
    pupils.push(entered.body.token);
  }
  return { teacher, pupils };
}

/** Requests of every kind, right ones and damaged ones. What would end the attacker's own class is left out. */
const KINDS = CLASS_REQUESTS.filter((kind) => !['secrets', 'remove', 'wallKey'].includes(kind));
function hostile(turn: number): unknown {
  const request = exampleOf(requestForm(KINDS[rng.below(KINDS.length)]!), rng);
  const message = ['do', `h${turn}`, request];
  const sent = rng.below(3) ? message : damaged(message, rng);
  return rng.below(6) ? sent : damaged(sent, rng);
}

/** What costs the server most of what a teacher may request. */
const ITEMS = Array.from({ length: 200 }, (_, index) => `circuit-chain-${'x'.repeat(40)}${index}`);
const DEAR: readonly ClassRequest[] = [
  { kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ITEMS } },
  { kind: 'pairs', way: { how: 'hand', groups: Array.from({ length: PUPILS }, (_, pupil) => [pupil]) } },
  { kind: 'play', whom: 'all', plan: { game: 'micropul', options: {}, isSameDeal: false, level: '6' } },
  { kind: 'eyes', on: true },
  { kind: 'eyes', on: false },
  { kind: 'hint', whom: Array.from({ length: 100 }, (_, pupil) => pupil) },
  { kind: 'code' },
  { kind: 'pin', on: true },
  { kind: 'pin', on: false },
  { kind: 'lesson' },
];
const flood = (turn: number): unknown => ['do', `f${turn}`, DEAR[turn % DEAR.length]];

const DEEP = `{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`;
const deep = (turn: number): string =>
  `["do","d${turn}",{"kind":"task","whom":"all","task":{"kind":"game","game":"micropul","options":${DEEP}}}]`;

const shows = Array.from({ length: 30 }, () => 'x'.repeat(300));
const screens = (turn: number): unknown => ['do', `s${turn}`, { kind: 'at', doing: 'circuit-chain-1', shows }];

const digits = (count: number): string => Array.from({ length: count }, () => rng.below(10)).join('');
const letters = (count: number): string => Array.from({ length: count }, () => 'BCDFGHJKLMNPQRSTVWXZ'[rng.below(20)]).join('');
const id = (): string => Array.from({ length: 12 }, () => 'abcdefghjkmn'[rng.below(12)]).join('');
const pictures = (): number[] => [rng.below(12), rng.below(12), rng.below(12)];

/** Codes, numbers, cards and pictures that are wrong; pictures of the pupils of others among them. */
function guess(turn: number): Promise<unknown> {
  switch (turn % 5) {
    case 0:
      return ask('POST', '/api/classes/animals', { code: letters(6) });
    case 1:
      return ask('POST', '/api/classes/pin', { pin: digits(5) });
    case 2:
      return ask('POST', '/api/classes/card', { class: id(), pupil: rng.below(35), card: keyOf(randomBytes(16)) });
    case 3:
      return ask('POST', '/api/classes/teacher', { class: id(), key: keyOf(randomBytes(16)) });
    default:
      return ask('POST', '/api/classes/pictures', { code: victim, pupil: rng.below(PUPILS), pictures: pictures() });
  }
}

const { teacher, pupils } = await openOwn();
for (let i = 0; i < 3; i++) for (const token of [teacher, ...pupils]) talk(() => token, 60, hostile);
for (let i = 0; i < 3; i++) talk(() => teacher, 20, flood);
talk(() => teacher, 100, deep);
for (const token of pupils) talk(() => token, 50, screens, false);
for (let i = 0; i < 10; i++)
  talk(
    () => `pupil.${id()}.${rng.below(35)}.0.${letters(22)}`,
    200,
    () => ['ping'],
  );
again(10, guess);
process.send?.('all begun');
process.on('disconnect', () => process.exit(0));
