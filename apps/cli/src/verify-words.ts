import type { Language } from '@stolik/kernel/language';
import type { Problem } from '@stolik/kernel/result';
import type { Checked } from '@stolik/table/fair';

/** What `stolik verify` says of a log. */
export interface VerifyWords {
  readonly right: string;
  readonly wrong: string;
  readonly goesOn: string;
  steps(count: number, state: string): string;
  chance(checked: Pick<Checked, 'rolls' | 'undone' | 'isCompared'>): string;
  readonly saltThere: string;
  readonly saltMissing: string;
  readonly oldRule: string;
  readonly nothingKept: string;
  readonly whichFile: string;
  readonly keptExpected: string;
  readonly keptDamaged: string;
  /** What does not fit, by the place in the log; English has the engine's own sentence. */
  readonly reasons: Readonly<Record<string, string>>;
}

const en: VerifyWords = {
  right: 'right',
  wrong: 'wrong',
  goesOn: 'The game is still going on.',
  steps: (count, state) => `${count} steps, state ${state}.`,
  chance: ({ rolls, undone, isCompared }) =>
    `chance: ${isCompared ? 'the seed is the one this player was promised' : 'the seed is the one the log promises'}, and all ${rolls} rolls follow from it${undone > 0 ? `, including those taken back (${undone} times)` : ''}`,
  saltThere: 'the salt you kept is part of it',
  saltMissing: 'the salt you kept is not part of it: it didn’t arrive in time',
  oldRule: 'an older rule: a server could have skipped rolls it didn’t like',
  nothingKept: 'nothing kept to compare with (--kept): only the players can tell whether this was the promise',
  whichFile: 'which file?',
  keptExpected: 'commitment, seat (from 1) and salt are expected, as the browser saves them',
  keptDamaged: 'version, seals or seen are damaged',
  reasons: {},
};

const ru: VerifyWords = {
  right: 'верно',
  wrong: 'неверно',
  goesOn: 'Партия ещё не окончена.',
  steps: (count, state) => `Шагов: ${count}, состояние ${state}.`,
  chance: ({ rolls, undone, isCompared }) =>
    `жребий: начальное число — то, что было обещано ${isCompared ? 'тому, кто его сохранил' : 'в записи'}; из него следуют все результаты (${rolls})${undone > 0 ? `, в том числе отменённые (раз: ${undone})` : ''}`,
  saltThere: 'сохранённая соль в нём есть',
  saltMissing: 'сохранённой соли в нём нет: её не успели передать',
  oldRule: 'прежнее правило: сервер мог пропустить результаты, которые ему не нравились',
  nothingKept: 'сравнить не с чем (--kept): то ли это обещание, знают только те, кто сидел за столом',
  whichFile: 'какой файл?',
  keptExpected: 'нужны commitment, seat (от 1) и salt, как их сохраняет браузер',
  keptDamaged: 'повреждены version, seals или seen',
  reasons: {
    'chance.seed': 'в начальном числе должно быть 64 шестнадцатеричные цифры',
    'chance.commitment': 'начальное число — не то, что было обещано до игры',
    'chance.version': 'запись говорит о другом правиле жребия, чем то, что было обещано',
    'chance.salts': 'соль одного из мест — не та, что была дана',
    'chance.seals': 'печати — не те, что были показаны до игры',
    'chance.history': 'отменённые шаги не сходятся с записью',
    'chance.wanted': 'по начальному числу достались бы другие фигуры',
    'chance.proof': 'в записи нет того, из чего сделан жребий',
    chance: 'результат жребия — не тот, что даёт начальное число',
    checks: 'запись обрезана или изменена',
    seats: 'столько игроков за этой игрой не бывает',
    game: 'это запись другой игры',
    rulesVersion: 'по таким правилам больше не играют',
  },
};

const pl: VerifyWords = {
  right: 'dobrze',
  wrong: 'źle',
  goesOn: 'Partia jeszcze trwa.',
  steps: (count, state) => `Kroków: ${count}, stan ${state}.`,
  chance: ({ rolls, undone, isCompared }) =>
    `los: ziarno jest tym, które obiecano ${isCompared ? 'temu, kto je zachował' : 'w zapisie'}; wynikają z niego wszystkie wyniki (${rolls})${undone > 0 ? `, także cofnięte (razy: ${undone})` : ''}`,
  saltThere: 'jest w nim zachowana sól',
  saltMissing: 'nie ma w nim zachowanej soli: nie dotarła na czas',
  oldRule: 'dawna zasada: serwer mógł pominąć wyniki, które mu się nie podobały',
  nothingKept: 'nie ma z czym porównać (--kept): czy to ta obietnica, wiedzą tylko ci, którzy siedzieli przy stole',
  whichFile: 'który plik?',
  keptExpected: 'potrzebne są commitment, seat (od 1) i salt, tak jak zapisuje je przeglądarka',
  keptDamaged: 'version, seals albo seen są uszkodzone',
  reasons: {
    'chance.seed': 'ziarno ma mieć 64 cyfry szesnastkowe',
    'chance.commitment': 'ziarno nie jest tym, które obiecano przed grą',
    'chance.version': 'zapis mówi o innej zasadzie losowania niż ta, którą obiecano',
    'chance.salts': 'sól jednego z miejsc nie jest tą, którą podano',
    'chance.seals': 'pieczęcie nie są tymi, które pokazano przed grą',
    'chance.history': 'cofnięte kroki nie zgadzają się z zapisem',
    'chance.wanted': 'z ziarna wypadłyby inne figury',
    'chance.proof': 'w zapisie nie ma tego, z czego powstał los',
    chance: 'wynik losowania nie jest tym, który daje ziarno',
    checks: 'zapis jest ucięty albo zmieniony',
    seats: 'w tę grę nie gra tyle osób',
    game: 'to zapis innej gry',
    rulesVersion: 'według takich zasad już się nie gra',
  },
};

export const VERIFY_WORDS: Readonly<Record<Language, VerifyWords>> = { en, ru, pl };

const STEP: Readonly<Record<'ru' | 'pl', string>> = {
  ru: 'такого шага правила здесь не допускают',
  pl: 'zasady nie dopuszczają tu takiego kroku',
};

/** What is wrong with a log, in the reader's language: the place it is found at is the same for everybody. */
export function wrongWords({ at, says }: Problem, language: Language): string {
  if (language === 'en') return `${at}: ${says}`;
  const reason = VERIFY_WORDS[language].reasons[at] ?? (at.startsWith('steps') ? STEP[language] : says);
  return `${at}: ${reason}`;
}
