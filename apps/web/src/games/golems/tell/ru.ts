import { LOGIC_NAMES } from '@stolik/golems/v6/text/words';
import { countForm } from '@stolik/kernel/language';
import { each, sentence, type Tellers } from './telling.ts';

const logic = (token: string): string => LOGIC_NAMES[token]?.ru ?? token;

export const ru: Tellers = {
  rowOpened: (e, about) => `Ряд ${e.row}. ${sentence(each(e.commands, about, about.row))}`.trim(),
  subprogramsLaid: (e, about) => {
    const laid = each(e.subprograms, about, about.row);
    return laid ? `Подпрограммы открыты. ${laid}.` : 'Подпрограмм ни у кого нет.';
  },
  programLaid: (e, { name }) => `${name(e.seat)}: программа готова.`,
  choiceMade: (e, { name }) => `${name(e.seat)}: выбор сделан.`,
  choicesOpened: (e, { name }) =>
    e.choices
      .flatMap((choice, seat) =>
        choice
          ? [`${name(seat)} берёт ${{ first: 'первую команду', second: 'вторую команду', both: 'обе команды' }[choice]}.`]
          : [],
      )
      .join(' '),
  dieRolled: (e, { name }) => `${name(e.seat)}: на кубике ${e.die}.`,
  botActed: (e, about) =>
    e.sees === null
      ? `${about.name(e.seat)} никого не видит: ${about.row(e.command)}.`
      : `${about.name(e.seat)} видит, что впереди ${about.name(e.sees)}: ${about.row(e.command)}.`,
  strikeMade: (e, { name }) => {
    const at = e.way.at(-1);
    const what = {
      golem: `бьёт с силой ${e.strength}. Под ударом ${e.golem === null ? '' : name(e.golem)}`,
      barrel: `бьёт по бочке на ${at}`,
      wall: `бьёт по стене на ${at}, ей ничего`,
      water: `бьёт по воде на ${at}, ей ничего`,
      ladder: `бьёт по пустой лестнице на ${at}`,
      none: 'бьёт в пустоту',
    }[e.hit];
    return `${name(e.seat)} ${what}.`;
  },
  robotHit: (e, { name }) => `${name(e.by)} атакует с силой ${e.points}. Под ударом ${name(e.seat)}.`,
  bombExploded: (e, { name }) =>
    e.hurt.length === 0
      ? `Бомба на ${e.at} взрывается.`
      : `Бомба на ${e.at} взрывается. Повреждены: ${e.hurt.map(name).join(', ')}.`,
  lastPointTaken: (e, { name }) => `${name(e.seat)}: ломаться больше нечему.`,
  programJammed: (e, { name, words }) =>
    `${name(e.by)} портит чужой ряд. ${name(e.seat)}: в ряду ${e.row} теперь «${words.card('S')}».`,
  rowsChanged: (e, { name, words }) => `${name(e.seat)}: ${e.extra === 0 ? 'рядов как обычно' : words.facts.extra(e.extra)}.`,
  logicLaid: (e, { name }) => {
    if ('cell' in e.on) return `${name(e.seat)} кладёт ${logic(e.logic)} на клетку ${e.on.cell}.`;
    const part = e.on.part ? `, ветка «${e.on.part === 'then' ? 'да' : 'нет'}»` : '';
    return e.on.seat === e.seat
      ? `${name(e.seat)} кладёт ${logic(e.logic)} на свой ряд ${e.on.row}${part}.`
      : `${name(e.seat)} кладёт ${logic(e.logic)} на чужой ряд. ${name(e.on.seat)}: ряд ${e.on.row}${part}.`;
  },
  logicDeclined: (e, { name }) => `${name(e.seat)} не использует ${logic(e.logic)}.`,
  teleported: (e, { name }) => `Чёрная дыра: ${name(e.seat)} попадает с ${e.from} на ${e.to}. Так решает ${name(e.by)}.`,
  teleportDeclined: (e, { name }) => `Чёрная дыра: ${name(e.seat)} остаётся на месте. Так решает ${name(e.by)}.`,
  loopBegan: (e, { name }) => `${name(e.seat)} начинает повторять.`,
  loopEnded: (e, { name }) => `${name(e.seat)} больше не повторяет: впереди что-то есть.`,
  loopDetected: (e, { name }) => `${name(e.seat)}: бесконечный цикл на ${e.at}, пора остановиться.`,
  damageTaken: (e, { name }) =>
    `${name(e.seat)}: ${e.points} ${countForm('ru', e.points, { one: 'повреждение', few: 'повреждения', many: 'повреждений' })}${{ strike: '', dynamite: ' от динамита', water: ' в воде', loop: ' за бесконечный цикл' }[e.cause]}, всего ${e.damage}.`,
  golemRepaired: (e, { name }) => `${name(e.seat)}: ремонт, повреждений теперь ${e.damage}.`,
};
