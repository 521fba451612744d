import { LOGIC_NAMES } from '@stolik/golems/v6/text/words';
import { countForm } from '@stolik/kernel/language';
import { each, sentence, type Tellers } from './telling.ts';

const logic = (token: string): string => LOGIC_NAMES[token]?.pl ?? token;

export const pl: Tellers = {
  rowOpened: (e, about) => `Rząd ${e.row}. ${sentence(each(e.commands, about, about.row))}`.trim(),
  subprogramsLaid: (e, about) => {
    const laid = each(e.subprograms, about, about.row);
    return laid ? `Podprogramy są odkryte. ${laid}.` : 'Nikt nie ma podprogramu.';
  },
  programLaid: (e, { name }) => `${name(e.seat)}: program gotowy.`,
  choiceMade: (e, { name }) => `${name(e.seat)}: wybór zapadł.`,
  choicesOpened: (e, { name }) =>
    e.choices
      .flatMap((choice, seat) =>
        choice
          ? [`${name(seat)} bierze ${{ first: 'pierwszą komendę', second: 'drugą komendę', both: 'obie komendy' }[choice]}.`]
          : [],
      )
      .join(' '),
  dieRolled: (e, { name }) => `${name(e.seat)}: na kostce ${e.die}.`,
  botActed: (e, about) =>
    e.sees === null
      ? `${about.name(e.seat)} nikogo nie widzi: ${about.row(e.command)}.`
      : `${about.name(e.seat)} widzi, że z przodu jest ${about.name(e.sees)}: ${about.row(e.command)}.`,
  strikeMade: (e, { name }) => {
    const at = e.way.at(-1);
    const what = {
      golem: `uderza z siłą ${e.strength}. Obrywa ${e.golem === null ? '' : name(e.golem)}`,
      barrel: `uderza w beczkę na ${at}`,
      wall: `uderza w ścianę na ${at}, nic się nie dzieje`,
      water: `uderza w wodę na ${at}, nic się nie dzieje`,
      ladder: `uderza w pustą drabinę na ${at}`,
      none: 'uderza w próżnię',
    }[e.hit];
    return `${name(e.seat)} ${what}.`;
  },
  robotHit: (e, { name }) => `${name(e.by)} trafia z siłą ${e.points}. Obrywa ${name(e.seat)}.`,
  bombExploded: (e, { name }) =>
    e.hurt.length === 0 ? `Bomba na ${e.at} wybucha.` : `Bomba na ${e.at} wybucha. Uszkodzenie: ${e.hurt.map(name).join(', ')}.`,
  programJammed: (e, { name, words }) =>
    `${name(e.by)} psuje cudzy rząd. ${name(e.seat)}: w rzędzie ${e.row} jest teraz „${words.card('S')}”.`,
  rowsChanged: (e, { name, words }) =>
    `${name(e.seat)}: ${e.extra === 0 ? 'tyle rzędów co zwykle' : words.facts.extra(e.extra)}.`,
  logicLaid: (e, { name }) => {
    if ('cell' in e.on) return `${name(e.seat)} kładzie ${logic(e.logic)} na polu ${e.on.cell}.`;
    const part = e.on.part ? `, gałąź „${e.on.part === 'then' ? 'tak' : 'nie'}”` : '';
    return e.on.seat === e.seat
      ? `${name(e.seat)} kładzie ${logic(e.logic)} na swoim rzędzie ${e.on.row}${part}.`
      : `${name(e.seat)} kładzie ${logic(e.logic)} na cudzym rzędzie. ${name(e.on.seat)}: rząd ${e.on.row}${part}.`;
  },
  logicDeclined: (e, { name }) => `${name(e.seat)} nie używa ${logic(e.logic)}.`,
  teleported: (e, { name }) => `Czarna dziura: ${name(e.seat)} trafia z ${e.from} na ${e.to}. Tak decyduje ${name(e.by)}.`,
  teleportDeclined: (e, { name }) => `Czarna dziura: ${name(e.seat)} zostaje na miejscu. Tak decyduje ${name(e.by)}.`,
  loopBegan: (e, { name }) => `${name(e.seat)} zaczyna powtarzać.`,
  loopEnded: (e, { name }) => `${name(e.seat)} przestaje powtarzać: coś jest z przodu.`,
  loopDetected: (e, { name }) => `${name(e.seat)}: pętla bez końca na ${e.at}, trzeba się zatrzymać.`,
  damageTaken: (e, { name }) =>
    `${name(e.seat)}: ${e.points} ${countForm('pl', e.points, { one: 'uszkodzenie', few: 'uszkodzenia', many: 'uszkodzeń' })}${{ strike: '', dynamite: ' od dynamitu', water: ' w wodzie', loop: ' za pętlę bez końca' }[e.cause]}, razem ${e.damage}.`,
  golemRepaired: (e, { name }) => `${name(e.seat)}: naprawa, o jedno uszkodzenie mniej, zostało ${e.damage}.`,
};
