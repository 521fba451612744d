import type { Language, Words } from '@stolik/kernel/language';
import type { Edition } from '../programs/program.ts';
import { ROBOT_NAMES } from '../v4/text/words.ts';
import { TYPE_NAMES } from '../v6/text/words.ts';
import { things, tokenName } from './names.ts';
import type { ProblemCode, ProblemFacts, ScenarioProblem } from './problem.ts';

type Say<Code extends ProblemCode> = (facts: ProblemFacts[Code], edition: Edition) => Words;

const list = (words: readonly string[]): string => words.join(', ');
const one = (en: string, ru: string, pl: string) => (): Words => ({ en, ru, pl });
const golemOf = (edition: Edition): Words =>
  edition === 'golems6' ? { en: 'golem', ru: 'голем', pl: 'golem' } : { en: 'robot', ru: 'робот', pl: 'robot' };

/** A golem type or a robot by its name at the table. */
function figureName(golem: string, language: Language): string {
  const names: Readonly<Record<string, Words>> = { ...TYPE_NAMES, ...ROBOT_NAMES };
  return Object.hasOwn(names, golem) ? names[golem]![language] : golem;
}

/** Fragments without a capital and a full stop: `sentenceOf` dresses them. */
const SAYS: { readonly [Code in ProblemCode]: Say<Code> } = {
  'not-scenario': one(
    'this isn’t a scenario saved with “Save as a file”',
    'это не сценарий из «Сохранить файл»',
    'to nie scenariusz zapisany przez „Zapisz jako plik”',
  ),
  version: () => ({
    en: 'it was saved by a newer version; reload this page and try again',
    ru: 'он сохранён более новой версией; обновите страницу и попробуйте ещё раз',
    pl: 'zapisała go nowsza wersja; odśwież stronę i spróbuj jeszcze raz',
  }),
  game: one(
    'a scenario is for “golems6” or “golems4”',
    'сценарий бывает для «golems6» или «golems4»',
    'scenariusz jest dla „golems6” albo „golems4”',
  ),
  'unknown-key': ({ known }) => ({
    en: `unknown key; there are ${list(known)}`,
    ru: `неизвестный ключ; известны ${list(known)}`,
    pl: `nieznany klucz; znane to ${list(known)}`,
  }),
  shape: ({ expected }) =>
    ({
      object: { en: 'an object is expected', ru: 'здесь должен быть объект', pl: 'tu powinien być obiekt' },
      list: { en: 'a list is expected', ru: 'здесь должен быть список', pl: 'tu powinna być lista' },
      text: { en: 'a text is expected', ru: 'здесь должен быть текст', pl: 'tu powinien być tekst' },
    })[expected],
  'too-much': ({ most }) => ({
    en: `there’s too much here: at most ${most}`,
    ru: `слишком много: не больше ${most}`,
    pl: `za dużo: najwyżej ${most}`,
  }),
  id: one(
    'an id of small letters, digits and dashes is expected',
    'нужен id из строчных латинских букв, цифр и дефисов',
    'potrzebny jest id z małych liter, cyfr i myślników',
  ),
  source: one(
    'one of rulebook, deduced, house is expected',
    'нужно одно из: rulebook, deduced, house',
    'potrzebne jedno z: rulebook, deduced, house',
  ),
  'text-missing': ({ text }) =>
    text === 'title'
      ? { en: 'the title is missing', ru: 'у сценария нет названия', pl: 'scenariusz nie ma nazwy' }
      : { en: 'the story is missing', ru: 'нет истории', pl: 'brakuje opowieści' },
  'text-long': ({ text, most }) =>
    text === 'title'
      ? {
          en: `the title is longer than ${most} characters`,
          ru: `название длиннее ${most} знаков`,
          pl: `nazwa jest dłuższa niż ${most} znaków`,
        }
      : {
          en: `the story is longer than ${most} characters`,
          ru: `история длиннее ${most} знаков`,
          pl: `opowieść jest dłuższa niż ${most} znaków`,
        },
  'text-strange': one(
    'there are characters in it that can’t be shown',
    'здесь есть знаки, которые нельзя показать',
    'są tu znaki, których nie da się pokazać',
  ),
  side: one(
    'a side is “summer” or “winter”',
    'сторона бывает «summer» (лето) или «winter» (зима)',
    'strona to „summer” (lato) albo „winter” (zima)',
  ),
  'part-turn': one(
    'a part lies turned by 0, 1, 2 or 3 quarters',
    'часть повёрнута на 0, 1, 2 или 3 четверти',
    'część leży obrócona o 0, 1, 2 albo 3 ćwiartki',
  ),
  'part-cell': ({ given }) => ({
    en: `“${given}” isn’t a cell; a cell is a letter and a number, such as b3`,
    ru: `«${given}» — не клетка; клетка — это буква и число, например b3`,
    pl: `„${given}” to nie pole; pole to litera i liczba, na przykład b3`,
  }),
  'no-parts': one('a field has at least one part', 'в поле есть хотя бы одна часть', 'plansza ma przynajmniej jedną część'),
  'part-unknown': ({ given, known }) => ({
    en: `there is no part “${given}”; there are ${known.join(' and ')}`,
    ru: `части «${given}» нет; есть ${known.join(' и ')}`,
    pl: `nie ma części „${given}”; są ${known.join(' i ')}`,
  }),
  'parts-out': ({ part, has }) => ({
    en: `the box has only ${has} of ${part}`,
    ru: `частей ${part} в коробке только ${has}`,
    pl: `części ${part} jest w pudełku tylko ${has}`,
  }),
  'parts-overlap': ({ other }) => ({
    en: `this part overlaps part ${other + 1}`,
    ru: `эта часть ложится на часть ${other + 1}`,
    pl: `ta część leży na części ${other + 1}`,
  }),
  'parts-apart': one(
    'the parts must touch along edges, so that the field is one piece',
    'части должны касаться сторонами: поле — одно целое',
    'części muszą stykać się bokami, żeby plansza była jedną całością',
  ),
  'field-big': ({ most }) => ({
    en: `a field is at most ${most} cells wide and high`,
    ru: `поле не шире и не выше ${most} клеток`,
    pl: `plansza ma najwyżej ${most} pól wszerz i wzwyż`,
  }),
  'token-off': ({ cell }) => ({
    en: `this field has no cell ${cell}`,
    ru: `клетки ${cell} на этом поле нет`,
    pl: `pola ${cell} nie ma na tej planszy`,
  }),
  'token-unknown': ({ word }) => ({
    en: `there is no token “${word}”`,
    ru: `жетона «${word}» нет`,
    pl: `nie ma żetonu „${word}”`,
  }),
  'line-unknown': ({ known }) => ({
    en: `a line is one of ${list(known)}`,
    ru: `линия — одна из: ${list(known)}`,
    pl: `linia to jedna z: ${list(known)}`,
  }),
  'logic-unknown': ({ known }) => ({
    en: `a logic token is one of ${list(known)}`,
    ru: `жетон логики — один из: ${list(known)}`,
    pl: `żeton logiki to jeden z: ${list(known)}`,
  }),
  'contents-unknown': ({ word, known }) => ({
    en: `a barrel can’t hold “${word}”; it can hold ${list(known)}`,
    ru: `«${word}» в бочке не бывает; бывает ${list(known)}`,
    pl: `„${word}” nie bywa w beczce; bywa ${list(known)}`,
  }),
  column: one(
    'barrels stand in columns only in v4.0',
    'бочки ставят столбиком только в версии 4.0',
    'beczki stoją w kolumnie tylko w wersji 4.0',
  ),
  'tokens-clash': ({ cell, one: first, other }) => ({
    en: `on ${cell} there can’t be both: ${tokenName(first, 'en')} and ${tokenName(other, 'en')}`,
    ru: `на клетке ${cell} не могут быть вместе: ${tokenName(first, 'ru')} и ${tokenName(other, 'ru')}`,
    pl: `na polu ${cell} nie mogą być razem: ${tokenName(first, 'pl')} i ${tokenName(other, 'pl')}`,
  }),
  box: ({ thing, laid, has }) => ({
    en: `the field uses ${laid} ${things(thing, 'en')}, but the box has only ${has}`,
    ru: `${things(thing, 'ru')} выложено ${laid}, а в коробке их ${has}`,
    pl: `${things(thing, 'pl')} leży ${laid}, a w pudełku jest ${has}`,
  }),
  'box-walls': ({ laid, has }) => ({
    en: `the field uses ${laid} walls, but only ${has} tokens with a wall are left`,
    ru: `стен выложено ${laid}, а жетонов со стеной на обороте осталось ${has}`,
    pl: `ścian leży ${laid}, a żetonów ze ścianą na odwrocie zostało ${has}`,
  }),
  'no-start': (_, edition) => ({
    en: `nobody can start yet: put a ${golemOf(edition).en} on the field`,
    ru: `ни у кого нет старта: поставьте на поле ${edition === 'golems6' ? 'голема' : 'робота'}`,
    pl: `nikt nie ma jeszcze startu: postaw na planszy ${edition === 'golems6' ? 'golema' : 'robota'}`,
  }),
  players: one('from 1 to 4 people can play', 'играть могут от 1 до 4 человек', 'grać może od 1 do 4 osób'),
  'starts-count': ({ starts, most }) => ({
    en: `there are ${starts} starts for up to ${most} people`,
    ru: `стартов ${starts}, а играть могут до ${most}`,
    pl: `startów jest ${starts}, a grać może do ${most}`,
  }),
  'many-golems': one(
    'there can be at most four people and bots together',
    'людей и ботов вместе не больше четырёх',
    'ludzi i botów jest razem najwyżej czworo',
  ),
  'few-golems': (_, edition) => ({
    en: `a fight needs at least two ${golemOf(edition).en}s`,
    ru: `для боя нужны хотя бы два ${edition === 'golems6' ? 'голема' : 'робота'}`,
    pl: `do walki potrzeba przynajmniej dwóch ${edition === 'golems6' ? 'golemów' : 'robotów'}`,
  }),
  'golem-off': ({ given }) => ({
    en: `this field has no cell “${given}”`,
    ru: `клетки «${given}» на этом поле нет`,
    pl: `pola „${given}” nie ma na tej planszy`,
  }),
  'golems-together': ({ cell }, edition) => ({
    en: `two ${golemOf(edition).en}s would stand on ${cell}`,
    ru: `на клетке ${cell} стояли бы два ${edition === 'golems6' ? 'голема' : 'робота'}`,
    pl: `na polu ${cell} stałyby dwa ${edition === 'golems6' ? 'golemy' : 'roboty'}`,
  }),
  'golem-on-token': ({ cell, word }, edition) => ({
    en: `a ${golemOf(edition).en} can’t start on ${cell}: ${tokenName(word, 'en')} is there`,
    ru: `${golemOf(edition).ru} не может начать на ${cell}: там ${tokenName(word, 'ru')}`,
    pl: `${golemOf(edition).pl} nie może zacząć na ${cell}: jest tam ${tokenName(word, 'pl')}`,
  }),
  'golem-there': ({ cell, word }, edition) => ({
    en: `${tokenName(word, 'en')} can’t be on ${cell}: a ${golemOf(edition).en} starts there`,
    ru: `${tokenName(word, 'ru')} не ляжет на ${cell}: там начинает ${golemOf(edition).ru}`,
    pl: `${tokenName(word, 'pl')} nie zmieści się na ${cell}: zaczyna tam ${golemOf(edition).pl}`,
  }),
  facing: (_, edition) => ({
    en: `a ${golemOf(edition).en} faces N, E, S or W`,
    ru: `${golemOf(edition).ru} смотрит на N, E, S или W`,
    pl: `${golemOf(edition).pl} patrzy na N, E, S albo W`,
  }),
  'golem-unknown': ({ given, known }) => ({
    en: `“${given}” is unknown; choose from ${list(known)}`,
    ru: `«${given}» неизвестен; известны ${list(known)}`,
    pl: `„${given}” jest nieznany; znane to ${list(known)}`,
  }),
  'golem-twice': ({ golem }) => ({
    en: `${figureName(golem, 'en')} is there twice`,
    ru: `${figureName(golem, 'ru')} есть дважды`,
    pl: `${figureName(golem, 'pl')} jest dwa razy`,
  }),
  'program-unknown': ({ given, known }) => ({
    en: `there is no bot program “${given}”; choose from ${list(known)}`,
    ru: `программы бота «${given}» нет; есть ${list(known)}`,
    pl: `nie ma programu bota „${given}”; są ${list(known)}`,
  }),
  'option-unknown': ({ known }) => ({
    en: `unknown option; there are ${list(known)}`,
    ru: `неизвестная настройка; известны ${list(known)}`,
    pl: `nieznana opcja; znane to ${list(known)}`,
  }),
  'option-switch': one('true or false is expected', 'нужно true или false', 'potrzebne true albo false'),
  'option-word': ({ known }) => ({
    en: `one of ${list(known)} is expected`,
    ru: `нужно одно из: ${list(known)}`,
    pl: `potrzebne jedno z: ${list(known)}`,
  }),
  'option-rounds': ({ most }) => ({
    en: `a whole number from 1 to ${most} is expected`,
    ru: `раундов бывает от 1 до ${most}`,
    pl: `rund jest od 1 do ${most}`,
  }),
  'option-cards': ({ most }) => ({
    en: `a whole number from 1 to ${most} is expected`,
    ru: `карт бывает от 1 до ${most}`,
    pl: `kart jest od 1 do ${most}`,
  }),
  'option-alone': ({ option }) => ({
    en: `“${option}” doesn’t go with a set number of cards`,
    ru: `настройка «${option}» не сочетается с числом карт`,
    pl: `opcja „${option}” nie pasuje do gry na liczbę kart`,
  }),
  'option-kids': ({ option }) => ({
    en: `“${option}” isn’t part of the children’s game`,
    ru: `в детской игре нет настройки «${option}»`,
    pl: `w grze dla dzieci nie ma opcji „${option}”`,
  }),
  'option-not-kids': ({ option }) => ({
    en: `“${option}” is only for the children’s game`,
    ru: `настройка «${option}» — только для детской игры`,
    pl: `opcja „${option}” jest tylko w grze dla dzieci`,
  }),
  'kids-two': one(
    'the children’s game has exactly two golems',
    'в детской игре ровно два голема',
    'w grze dla dzieci są dokładnie dwa golemy',
  ),
  'kids-alone': one(
    'with a set number of cards one golem plays alone',
    'на число карт играет только один голем',
    'na liczbę kart gra tylko jeden golem',
  ),
  'alone-most': one(
    'alone there is no one to beat: choose all the gears as the goal',
    'в одиночку обгонять некого: выберите целью все шестерёнки',
    'w pojedynkę nie ma kogo wyprzedzić: celem niech będą wszystkie zębatki',
  ),
  'kids-bots': one(
    'the children’s game has no bots on the field',
    'в детской игре нет ботов на поле',
    'w grze dla dzieci nie ma botów na planszy',
  ),
  'kids-goal': one('the children’s game needs a goal', 'детской игре нужна цель', 'gra dla dzieci potrzebuje celu'),
  'no-treasure': one('there is no treasure to be found', 'на поле нет сокровища', 'na planszy nie ma skarbu'),
  'no-gears': one('there are no gears to collect', 'на поле нет шестерёнок', 'na planszy nie ma zębatek'),
  'goal-out-of-reach': ({ cell, word }) => ({
    en: `nobody can get to ${cell}: ${tokenName(word, 'en')}`,
    ru: `до клетки ${cell} никому не дойти: ${tokenName(word, 'ru')}`,
    pl: `na pole ${cell} nikt nie dojdzie: ${tokenName(word, 'pl')}`,
  }),
  'edge-out-of-reach': one(
    'nobody can get to the far edge',
    'до дальнего края никому не дойти',
    'do przeciwległej krawędzi nikt nie dojdzie',
  ),
  'lone-token': ({ cell, word }) => ({
    en: `${tokenName(word, 'en')} on ${cell} has no pair: it works as a plain cell`,
    ru: `${tokenName(word, 'ru')} на ${cell} без пары: это просто клетка`,
    pl: `${tokenName(word, 'pl')} na ${cell} nie ma pary: to zwykłe pole`,
  }),
  'goal-not-kids': ({ cell, word }) => ({
    en: `${tokenName(word, 'en')} on ${cell} counts only in the children’s game`,
    ru: `${tokenName(word, 'ru')} на ${cell} имеет смысл только в детской игре`,
    pl: `${tokenName(word, 'pl')} na ${cell} liczy się tylko w grze dla dzieci`,
  }),
  'goal-unfair': ({ cell, word, seat }) => ({
    en: `golem ${seat + 1} can’t get to ${cell}: ${tokenName(word, 'en')}`,
    ru: `голем ${seat + 1} не дойдёт до ${cell}: ${tokenName(word, 'ru')}`,
    pl: `golem ${seat + 1} nie dojdzie na ${cell}: ${tokenName(word, 'pl')}`,
  }),
  'goal-shut': () => ({
    en: 'the barrels are placed so that nobody can ever win; the table would say so at once',
    ru: 'бочки лежат так, что выиграть никому нельзя; стол сразу об этом скажет',
    pl: 'beczki leżą tak, że nikt nie może wygrać; stół od razu to powie',
  }),
  'edge-unfair': ({ seat }) => ({
    en: `golem ${seat + 1} can’t get to its far edge`,
    ru: `голем ${seat + 1} не дойдёт до своего дальнего края`,
    pl: `golem ${seat + 1} nie dojdzie do swojej przeciwległej krawędzi`,
  }),
  'edge-at-once': ({ seat, cell }) => ({
    en: `golem ${seat + 1} is already on its far edge, on ${cell}`,
    ru: `голем ${seat + 1} уже стоит на своём дальнем краю, на ${cell}`,
    pl: `golem ${seat + 1} już stoi na swojej przeciwległej krawędzi, na ${cell}`,
  }),
  'golem-on-goal': ({ seat, cell, word }) => ({
    en: `golem ${seat + 1} starts on ${cell}, where ${tokenName(word, 'en')} is`,
    ru: `голем ${seat + 1} начинает на ${cell}, а там ${tokenName(word, 'ru')}`,
    pl: `golem ${seat + 1} zaczyna na ${cell}, a tam jest ${tokenName(word, 'pl')}`,
  }),
  'cards-few': ({ cards, needs }) => ({
    en: `there aren’t enough cards: ${cards}, and the shortest way takes ${needs}`,
    ru: `карт не хватит: их ${cards}, а кратчайший путь — ${needs}`,
    pl: `kart nie wystarczy: jest ich ${cards}, a najkrótsza droga to ${needs}`,
  }),
  'ways-uneven': ({ one: first, other }) => ({
    en: `the ways to the goal aren’t equal: golem 1 needs ${first} commands, golem 2 needs ${other}`,
    ru: `пути до цели не равны: голему 1 нужно команд: ${first}, голему 2: ${other}`,
    pl: `drogi do celu nie są równe: golem 1 potrzebuje komend: ${first}, golem 2: ${other}`,
  }),
  'winter-water': ({ cell }) => ({
    en: `the water on ${cell} is open: on the winter side ice covers water`,
    ru: `вода на ${cell} открыта, а на зимней стороне на воде лежит лёд`,
    pl: `woda na ${cell} jest odkryta, a na zimowej stronie na wodzie leży lód`,
  }),
  'shut-in': ({ seat, cell }, edition) => ({
    en: `${golemOf(edition).en} ${seat + 1} on ${cell} can’t go anywhere`,
    ru: `${golemOf(edition).ru} ${seat + 1} на ${cell} никуда не может пойти`,
    pl: `${golemOf(edition).pl} ${seat + 1} na ${cell} nie ma dokąd pójść`,
  }),
  'golems-apart': ({ one: first, other }, edition) => ({
    en: `${golemOf(edition).en}s ${first + 1} and ${other + 1} can’t get to each other`,
    ru: `${edition === 'golems6' ? 'големы' : 'роботы'} ${first + 1} и ${other + 1} не могут дойти друг до друга`,
    pl: `${edition === 'golems6' ? 'golemy' : 'roboty'} ${first + 1} i ${other + 1} nie mogą do siebie dojść`,
  }),
};

export function sayProblem<Code extends ProblemCode>(
  edition: Edition,
  code: Code,
  facts: ProblemFacts[Code],
  language: Language,
): string {
  return SAYS[code](facts, edition)[language];
}

/** A problem as a sentence with a capital and a full stop; the clause stands beside it. */
export function sentenceOf(edition: Edition, { code, facts }: ScenarioProblem, language: Language): string {
  const text = sayProblem(edition, code, facts, language);
  return `${text[0]!.toLocaleUpperCase(language)}${text.slice(1)}.`;
}
