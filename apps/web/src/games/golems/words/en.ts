import { type Edition, SENSORS, TESTS } from '@stolik/golems/programs/program';
import { rowIn } from '@stolik/golems/programs/row-words';
import { BONUS_NAMES, CARD_NAMES, GOES_ON, TEST_NAMES } from '@stolik/golems/programs/text';
import { COMPONENT_NAMES, ROBOT_NAMES } from '@stolik/golems/v4/text/words';
import { CONTENTS_NAMES, LOGIC_NAMES, TYPE_NAMES } from '@stolik/golems/v6/text/words';
import { countForm } from '@stolik/kernel/language';
import { type Item, isBonus } from '../model/draft.ts';
import type { GolemsEvent } from '../model/scene.ts';
import { filmWords } from './film.ts';
import { thingWords } from './things.ts';
import type { Words } from './words.ts';

const n = (count: number, one: string, many: string): string => `${count} ${countForm('en', count, { one, few: many, many })}`;
const FACING: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const LINE: Readonly<Record<string, string>> = {
  NS: 'top to bottom',
  EW: 'left to right',
  NE: 'bend to the top and right',
  SE: 'bend to the bottom and right',
  SW: 'bend to the bottom and left',
  NW: 'bend to the top and left',
};

export const en = (edition: Edition): Words => {
  const golem = edition === 'golems6' ? 'golem' : 'robot';
  const card = (item: Item): string =>
    isBonus(item) ? BONUS_NAMES[item === 'repeat' && edition === 'golems4' ? 'cycle' : item]!.en : CARD_NAMES[edition][item].en;
  return {
    card,
    row: (row) =>
      rowIn(
        row,
        card,
        (test) => TEST_NAMES[test].en,
        (sensor) => GOES_ON[sensor].en,
        ['yes', 'no'],
      ),
    tests: Object.fromEntries(TESTS.map((test) => [test, TEST_NAMES[test].en])) as Words['tests'],
    goesOn: Object.fromEntries(SENSORS.map((sensor) => [sensor, GOES_ON[sensor].en])) as Words['goesOn'],
    things: thingWords('en', edition),
    golems: Object.fromEntries(Object.entries(TYPE_NAMES).map(([key, words]) => [key, words.en])),
    components: Object.fromEntries(Object.entries(COMPONENT_NAMES).map(([key, words]) => [key, words.en])),
    robots: Object.fromEntries(Object.entries(ROBOT_NAMES).map(([key, words]) => [key, words.en])),
    asks: {
      subprogram: 'Your Subprogram',
      logic: 'Logic token',
      choose: 'Which command?',
      exit: 'Out of the water',
      teleport: 'Black hole',
      build: 'Build your robot',
      jam: 'Jam a rival’s row',
      damage: 'What breaks?',
      repair: 'What is repaired?',
    },
    choices: { first: 'This row', second: 'The next row', both: 'Both' },
    phases: {
      before: 'Set-up',
      luck: edition === 'golems6' ? 'Luck card' : 'Round card',
      program: 'Program',
      logic: 'Logic',
      run: 'Row by row',
    },
    prompt: {
      program: 'Build your program: put a card in every row.',
      subprogram: 'Lay two cards face up for Call to run, or none.',
      logic: 'Put the logic token on a row or a cell, or skip it.',
      choose: 'Choose which of the two rows is carried out.',
      exit: `Choose where your ${golem} comes out of the water.`,
      teleport: 'You may move the golem to any free cell.',
      build: 'Take a processor, a weapon and a chassis.',
      jam: 'Pick a hidden row of your rival: it becomes Stay.',
      damage: 'Choose the component that breaks.',
      repair: 'You may repair one component.',
      over: 'The game is over.',
    },
    waitsFor: (names, ask) => (ask === 'program' ? `Programming: ${names}.` : `Waiting for a decision: ${names}.`),
    luck: (luck, logic) =>
      ({
        if: 'If: you may use it once this round.',
        repeat: 'Repeat 2: you may use it once this round.',
        while: 'While: you may use it once this round.',
        blank: 'No bonus card this round.',
      })[luck] ?? (logic ? `${LOGIC_NAMES[luck]!.en}: you hold this logic token.` : 'No bonus card this round.'),
    roundCard: (drawn) =>
      ({
        cycle: 'Bonus: everyone may use Cycle 2 this round.',
        if: 'Bonus: everyone may use If this round.',
        frost: 'Frost: before the first row all water freezes over.',
        thaw: 'Thaw: all ice melts, and whatever stood on it falls in.',
        swap: 'Swap: your first and last rows change places.',
        draught: 'Draught: the first row becomes the last.',
        jam: 'Jam: everyone turns one hidden row of a rival into Stay.',
        gift: 'Gift: everyone may repair one component.',
      })[drawn] ?? '',
    logicSays: (token) =>
      ({
        and: 'AND joins this row to the next: both run together.',
        or: 'OR: when this row opens, its owner picks this row, the next one, or both.',
        xor: 'XOR: when this row opens, its owner picks this row or the next one, not both.',
        not: 'NOT reverses a command: Forward and Back, Left and Right, Strike and Defend.',
      })[token] ?? '',
    bubble: (event) => bubble(event),
    note: (events) => note(events, edition === 'golems6'),
    step: (step) =>
      (edition === 'golems6'
        ? ['', 'movement', 'conditions', 'chosen movement', 'strikes', 'damage', 'loops']
        : ['', 'conditions', 'movement', 'second movement', 'attacks', 'damage'])[step] ?? '',
    tray: {
      yours: 'Your cards',
      laid: 'Your program is face down; the others can’t see it yet',
      program: 'Your program',
      programOf: (name) => `${name}’s program`,
      secret: 'secret',
      hand: 'Cards in hand',
      ready: 'Ready',
      wipe: 'Clear',
      left: (count) => `${count} to go`,
      yes: 'yes',
      no: 'no',
      takeBack: (row) => `Take the card of row ${row} back`,
      asks: (row) => `What row ${row} asks`,
      faceDown: 'face down',
      allFilled: 'Every row has its card. Tap a row to change it.',
      noRoom: (card, rows) => `${card} fills ${n(rows, 'row', 'rows')}: remove a card first.`,
      noMore: (card) => `No more “${card}” in hand.`,
      subprogramSays:
        'Two Movement cards, or one Movement and one Battle card. They lie open and leave your hand for the whole game; a Call card in a program then runs both in one row. Skip this in your first game.',
      noSubprogram: 'No Subprogram',
      laySubprogram: 'Lay it open',
      confirm: 'Confirm',
      decline: 'No, thanks',
      declineLogic: 'Don’t use it',
      orCell: 'Or choose an empty cell on the board.',
      row: (number) => `Row ${number}`,
      rowAnswer: (text) =>
        `Row ${Number.parseInt(text, 10)}${text.endsWith('then') ? ', yes' : text.endsWith('else') ? ', no' : ''}`,
      cell: 'Cell',
      exitSays: 'Marked cells on the board are free.',
      teleportSays: (name) => `${name} struck a black hole. Move the golem to a marked cell, or leave it.`,
      damageSays: 'One point of damage: choose what turns to its damaged side.',
      repairSays: 'Choose what turns back to its sound side.',
      repair: 'Repair',
      build: 'Build it',
    },
    board: { title: 'Field', lookAround: 'Look around', myView: 'My view', closer: 'Closer', farther: 'Whole field' },
    speak: {
      item: card,
      left: (name, count) => `${name}, ${count} left`,
      laid: (row, name) => `Row ${row}: ${name}.`,
      taken: (row) => `Row ${row} is empty.`,
      moved: (from, to) => `Row ${from} to row ${to}.`,
      place: (row, part, name) =>
        `Row ${row}${part === 'yes' ? ', if yes' : part === 'no' ? ', if no' : part === 'card' ? ', inside' : ''}: ${name ?? 'empty'}`,
      ghostAt: (cell, facing) => `Then ${cell}, facing ${FACING[facing]}.`,
      chosenCell: (cell) => `${cell} chosen. Press Enter again to confirm.`,
      nothing: 'nothing',
      free: 'nothing',
      edge: 'the edge',
      ground: (ground, season) =>
        ground === 'i'
          ? edition === 'golems6'
            ? 'ice'
            : 'glare ice'
          : ground === 's'
            ? edition === 'golems6'
              ? 'snow'
              : 'snowdrift'
            : season === 'winter'
              ? 'plain, winter'
              : 'grass',
      token: (word) => tokenName(word),
      figure: (name, facing) => `${name}, facing ${FACING[facing]}`,
      out: (name) => `${name} is out.`,
      sides: { ahead: 'ahead', right: 'right', behind: 'behind', left: 'left' },
    },
    panel: {
      ifNobody: 'If nobody interferes:',
      way: (start, cells) => (cells.length === 0 ? `stays on ${start}` : `${start} → ${cells.join(' → ')}`),
      turnsTo: { N: 'facing north', E: 'facing east', S: 'facing south', W: 'facing west' },
      empty: 'Lay cards: the pale figure shows where they lead.',
      faces: 'The program as',
      cards: 'Cards',
      flowchart: 'Flowchart',
      blocks: 'Blocks',
      pseudocode: 'Words',
      python: 'Python',
      copy: 'Copy',
      copied: 'Copied.',
      print: 'Print',
      played: 'Played',
      better: 'Better',
      unknownYet: 'The other rows are still secret.',
      noProgram: 'No program yet.',
      now: 'What happens',
      nothingYet: 'Nothing has happened yet.',
      waiting: 'Waiting for a decision.',
    },
    film: {
      ...filmWords('en', edition),
      title: 'The round, step by step',
      play: 'Play',
      pause: 'Pause',
      back: 'One step back',
      forward: 'One step forward',
      speed: 'Speed',
      position: 'Place in the round',
      rounds: 'Rounds',
      round: (number) => `Round ${number}`,
      row: (number) => `Row ${number}`,
      pass: (number) => `pass ${number}`,
      moment: (at, all) => `Step ${at} of ${all}`,
      toNow: 'Back to now',
      programs: 'Programs',
      whatIf: 'What if?',
      whatIfSays: 'Change one decision in this round and see what would have happened. Everyone else and the dice stay the same.',
      whatIfWhat: 'What would you change?',
      aProgram: 'program',
      now: 'now',
    },
    facts: {
      ask: (name) => `${name}: who is this, and what can it do?`,
      damage: (count, limit) =>
        edition === 'golems6' ? `damage ${count} of ${limit}` : limit === 1 ? 'one hit knocks it out' : `${count} of 3 broken`,
      stats: (strength, range, rows) =>
        `strength\u00a0${strength}, reach\u00a0${range}${rows === undefined ? '' : `, rows\u00a0${rows}`}`,
      robotName: (colour) => `${ROBOT_NAMES[colour]?.en ?? colour} robot`,
      ready: 'program ready',
      out: 'in repair',
      broken: 'It is damaged now.',
      items: (count) => n(count, 'item', 'items'),
      subprogram: (cards) => `Call: ${cards}`,
      extra: (rows) => `next program ${rows > 0 ? '+' : '−'}${n(Math.abs(rows), 'row', 'rows')}`,
      held: (token) => `holds ${LOGIC_NAMES[token]!.en}`,
      golem: (strength, range, rows, limit) =>
        `Hits up to ${n(range, 'cell', 'cells')} away for ${strength} damage. ${n(rows, 'row', 'rows')}. Out after ${limit} damage.`,
      robot: (power, cells, rows) =>
        `Attacks ${n(cells, 'cell', 'cells')} ahead with power ${power}. ${n(rows, 'row', 'rows')}. Three components can break; the next hit knocks it out.`,
      limit: (limit) =>
        edition === 'golems6' ? `Out after ${limit} damage.` : 'With all three broken, the next hit knocks it out.',
    },
    bot: ({ eye, seen, unseen }) => {
      const answer = (what: string | undefined): string => (!what || what === 'die' ? 'as the die says' : card(what as Item));
      if (eye === 0) return 'Never looks. Always as the die says.';
      const does = seen.always
        ? answer(seen.always)
        : seen.reached
          ? `${answer(seen.reached)} if that reaches it, else ${answer(seen.else)}`
          : `${answer(seen.even)} on an even die, ${answer(seen.odd)} on an odd one`;
      return `Looks ${n(eye, 'cell', 'cells')} ahead. Sees a player: ${does}. Sees nobody: ${answer(unseen)}.`;
    },
    die: `The die: 1 ${card('F')}, 2 ${card('B')}, 3 ${card('L')}, 4 ${card('R')}, 5 ${card('A')}, 6 ${card('D')}.`,
    setup: {
      title: 'Scenario',
      change: 'Change',
      choose: 'Choose a scenario',
      forChildren: 'For children',
      forAll: 'For everyone',
      players: (min, max) => (min === max ? n(min, 'player', 'players') : `${min}–${max} players`),
      withBots: (count) => `+ ${n(count, 'bot', 'bots')}`,
      kids: 'for children',
      difficulty: ['easy', 'medium', 'tricky'],
      lineup: 'Bots and rounds',
      leads: edition === 'golems6' ? 'Golem' : 'Robot',
      taken: (golem, owner, maySwap) => (maySwap ? `${golem} (${owner} has it: you two swap)` : `${golem}: taken, ${owner}`),
      botOf: 'a bot',
      bots: 'Bots on the field',
      atRandom: 'At random',
      atRandomHint: 'Drawn from those that are left when the game starts.',
      botGolem: (number) => `${edition === 'golems6' ? 'Golem' : 'Robot'} of bot ${number}`,
      standIn: (wanted, ready, min, max) =>
        `“${wanted}” is for ${min === max ? min : `${min} to ${max}`}. For now it’s “${ready}”; change the stools back, and yours returns.`,
      missing: (ready) => `That scenario isn’t in this browser, so it’s “${ready}” for now. Ask for a link or a file.`,
      botProgram: (number) => `Program of bot ${number}`,
      rounds: 'Rounds',
      roundsHint: 'The game ends after this many rounds',
    },
    about: {
      subprogram: {
        title: 'What is Call?',
        says: 'Before the game you may lay two cards open beside your golem: your Subprogram. In every round one row of your program may then be Call, and both cards are carried out in that one row. In return, you don’t have them in your hand for the whole game.',
      },
      build: {
        title: 'What the components do',
        says: 'The processor sets how many rows your program has. The weapon sets how hard and how far you attack. The chassis carries you; damaged, it blocks one command.',
      },
      logic: {
        title: 'Logic tokens',
        says: 'A token changes one row of a program in this round, yours or a rival’s. On an empty cell it waits for whoever stops there.',
      },
    },
    kids: {
      goals: {
        treasure: 'Be the first to reach the treasure!',
        edge: 'Be the first to reach the far edge!',
        most: 'Collect more gears than the others!',
        all: 'Collect all the gears!',
      },
      alone: (goal, cards) =>
        `${{ treasure: 'Reach the treasure', edge: 'Reach the far edge' }[goal] ?? 'Collect all the gears'} with at most ${n(cards, 'card', 'cards')}!`,
      lay: (count) => ['', 'Lay one card.', 'Lay two cards.'][count] ?? 'Lay three cards.',
      used: (count, all) => `cards: ${count} of ${all}`,
      noWay: {
        blocked: 'The way is blocked now, so nobody can win any more. Good try! Shall we start again?',
        shared: 'Both teams have gears now, so nobody can have them all. Well done, both of you! Shall we start again?',
      },
      anew: 'Start again',
      playOn: 'Keep playing',
      golem: 'A clay golem: it does exactly what the cards say.',
      voice: 'Read aloud',
    },
    result: {
      damage: (count, limit) => `damage ${count} of ${limit}`,
      components: (count) => n(count, 'broken component', 'broken components'),
      dealt: (points) => `strikes dealt: ${points}`,
      items: (count) => n(count, 'item', 'items'),
    },
  };
};

function tokenName(word: string): string {
  const [kind, detail = ''] = word.split(':') as [string, string?];
  switch (kind) {
    case 'wall':
      return 'wall';
    case 'stone':
      return 'stone';
    case 'water':
      return 'water';
    case 'ice':
      return 'ice on water';
    case 'portal':
      return 'portal';
    case 'treasure':
      return 'treasure';
    case 'gear':
      return 'gear';
    case 'ladder':
      return `ladder ${detail[0]} ${detail[1] === '+' ? 'up' : 'down'}`;
    case 'logic':
      return `logic token ${LOGIC_NAMES[detail]?.en ?? detail}`;
    case 'line':
      return `line, ${LINE[detail] ?? detail}`;
    default:
      return detail.includes('/') ? `column of ${detail.split('/').length} barrels` : 'barrel';
  }
}

function bubble(event: GolemsEvent): string {
  switch (event.kind) {
    case 'conditionTested':
      return event.answer ? 'yes' : 'no';
    case 'damageTaken':
      return `−${event.points}`;
    case 'pointsBlocked':
      return `blocked ${event.points}`;
    case 'golemRepaired':
      return 'repaired';
    case 'barrelOpened':
      return CONTENTS_NAMES[event.contents]?.en ?? event.contents;
    case 'rowsChanged':
      return event.extra > 0 ? `+${event.extra}` : `−${-event.extra}`;
    case 'componentDamaged':
    case 'componentRepaired':
      return COMPONENT_NAMES[event.component]!.en;
    case 'goalTaken':
      return event.goal === 'treasure' ? 'treasure!' : '+1';
    case 'loopDetected':
      return 'endless loop';
    default:
      return '';
  }
}

function note(events: readonly GolemsEvent[], isSix: boolean): string {
  const loops = events.filter(({ kind }) => kind === 'loopDetected');
  const parts = [...loops, ...events].flatMap((event) => {
    switch (event.kind) {
      case 'conditionTested':
        return loops.length > 0 ? [] : [event.answer ? 'yes' : 'no'];
      case 'moveBlocked':
      case 'slideBlocked':
        return [
          {
            edge: 'edge of the field',
            token: isSix ? 'a wall in the way' : 'a stone in the way',
            barrel: 'the barrel is stuck',
            claim: 'blocked',
            golem: isSix ? 'a golem in the way' : 'a robot in the way',
            swap: 'blocked',
            return: 'led back',
          }[event.by],
        ];
      case 'barrelPushed':
        return [`pushes ${event.from} → ${event.to}`];
      case 'golemSlid':
        return ['slides on'];
      case 'commandSwallowed':
        return ['stuck in the snow'];
      case 'commandRefused':
        return ['not carried out'];
      case 'waterEntered':
        return ['into the water!'];
      case 'goalTaken':
        return [event.goal];
      case 'loopDetected':
        return ['endless loop, 1 damage'];
      case 'strikeMade':
        return event.hit === 'none' ? ['strikes the air'] : [`strikes ${event.way.at(-1)}`];
      case 'attacked':
        return event.cells.length === 0 ? ['attacks the air'] : [`attacks ${event.cells.join(', ')}`];
      default:
        return [];
    }
  });
  return [...new Set(parts)].slice(0, 2).join(', ');
}
