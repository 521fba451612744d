import type { BotProgram } from '@stolik/golems/core';
import type { EditionId } from '@stolik/golems/editions';
import { cardName, GOES_ON, rowIn, TEST_NAMES } from '@stolik/golems/programs';
import { COMPONENT_NAMES, LOGIC_NAMES, ROBOT_NAMES, TYPE_NAMES } from '@stolik/golems/words';
import type { Language, Words as Texts } from '@stolik/kernel/language';
import type { Item } from '../model/draft.ts';
import type { TableCatalog } from './catalog.ts';
import { filmWords } from './film.ts';
import { bubbleOf, noteOf } from './noted.ts';
import { thingWords } from './things.ts';
import type { Words } from './words.ts';

/** The words of an edition: a catalog's sentences, with the names of the rules and what the edition says in its own way. */
export function makeWords(catalog: TableCatalog, edition: EditionId, language: Language): Words {
  const own = catalog.editions[edition];
  const { tray, speak, kids } = catalog;
  const card = (item: Item): string => catalog.short[item as keyof typeof catalog.short] ?? cardName(item, edition, language);
  const namesOf = <Key extends string>(names: Readonly<Record<Key, Texts>>): Readonly<Record<Key, string>> =>
    Object.fromEntries(Object.entries<Texts>(names).map(([key, texts]) => [key, texts[language]])) as Record<Key, string>;
  const says = (texts: Readonly<Record<string, string>>, key: string): string => texts[key] ?? '';
  return {
    card,
    row: (row) =>
      rowIn(
        row,
        card,
        (test) => TEST_NAMES[test][language],
        (sensor) => GOES_ON[sensor][language],
        [tray.yes, tray.no],
      ),
    tests: namesOf(TEST_NAMES),
    goesOn: namesOf(GOES_ON),
    things: thingWords(catalog.things, own.things),
    golems: namesOf(TYPE_NAMES),
    components: namesOf(COMPONENT_NAMES),
    robots: namesOf(ROBOT_NAMES),
    asks: catalog.asks,
    choices: catalog.choices,
    phases: { ...catalog.phases, luck: own.luck },
    prompt: { ...catalog.prompt, exit: own.exit },
    waitsFor: catalog.waitsFor,
    luck: (luck, logic) =>
      catalog.luck[luck as keyof typeof catalog.luck] ??
      (logic ? catalog.luckToken(LOGIC_NAMES[luck]![language]) : catalog.luck.blank),
    roundCard: (drawn) => says(catalog.roundCard, drawn),
    logicSays: (token) => says(catalog.logicSays, token),
    bubble: (event) => bubbleOf(event, catalog, language),
    note: (events) => noteOf(events, catalog, own),
    step: (step) => own.steps[step] ?? '',
    tray: {
      ...tray,
      rowAnswer: (text) => {
        const row = Number.parseInt(text, 10);
        return text.endsWith('then') ? tray.rowThen(row) : text.endsWith('else') ? tray.rowElse(row) : tray.row(row);
      },
    },
    board: { ...catalog.board, myView: own.myView },
    speak: {
      ...speak,
      item: card,
      ground: (ground, season) => (ground === '.' ? speak.ground[season === 'winter' ? 'winter' : 'summer'] : own.ground[ground]),
      token: (word) => tokenName(word, speak, language),
    },
    panel: {
      ...catalog.panel,
      way: (start, cells) => (cells.length === 0 ? catalog.panel.stays(start) : `${start} → ${cells.join(' → ')}`),
    },
    film: filmWords(catalog.film, own.film),
    facts: {
      ...catalog.facts,
      damage: own.damage,
      limit: own.limit,
      robotName: (colour) => catalog.facts.robotName(ROBOT_NAMES[colour]?.[language] ?? colour),
      held: (token) => catalog.facts.held(LOGIC_NAMES[token]![language]),
    },
    bot: (program) => botSays(program, catalog.bot, card),
    die: catalog.die((['F', 'B', 'L', 'R', 'A', 'D'] as const).map((face, index) => `${index + 1} ${card(face)}`).join(', ')),
    setup: { ...catalog.setup, leads: own.leads, botGolem: own.botGolem },
    about: catalog.about,
    kids: {
      ...kids,
      alone: (goal, cards) => kids.alone[goal === 'treasure' || goal === 'edge' ? goal : 'all'](cards),
      lay: (count) => (count === 0 ? '' : (kids.lay[count - 1] ?? kids.lay[2])),
    },
    result: catalog.result,
  };
}

/** By the word of the notation. */
function tokenName(word: string, { tokens, kinds, lines }: TableCatalog['speak'], language: Language): string {
  const [kind = '', detail = ''] = word.split(':');
  switch (kind) {
    case 'ladder':
      return kinds.ladder(detail.charAt(0), detail.charAt(1) === '+');
    case 'logic':
      return kinds.logic(LOGIC_NAMES[detail]?.[language] ?? detail);
    case 'line':
      return kinds.line(lines[detail] ?? detail);
    default:
      return detail.includes('/') ? kinds.column(detail.split('/').length) : (tokens[kind] ?? tokens['barrel']!);
  }
}

function botSays({ eye, seen, unseen }: BotProgram, words: TableCatalog['bot'], card: (item: Item) => string): string {
  if (eye === 0) return words.never;
  const answer = (what: string | undefined): string => (!what || what === 'die' ? words.die : words.card(card(what as Item)));
  const does = seen.always
    ? answer(seen.always)
    : seen.reached
      ? words.reached(answer(seen.reached), answer(seen.else))
      : words.byDie(answer(seen.even), answer(seen.odd));
  return words.looks(eye, does, answer(unseen));
}
