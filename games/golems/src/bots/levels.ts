import type { BotEntry } from '@stolik/search/book';
import type { Effort, Player } from '@stolik/search/player';
import type { Mind } from './mind.ts';

/** How the six levels think: ever more programs looked through, ever better rivals expected, ever less left to whim. */
export interface LevelMind extends Pick<BotEntry<never>, 'id' | 'label' | 'says'> {
  readonly mind: Mind;
  readonly effort: Effort;
}

export const LEVEL_MINDS: readonly LevelMind[] = [
  {
    id: '1',
    mind: { breadth: 5, habit: 0, temperature: 0.3, worlds: 1 },
    effort: { iterations: 40 },
    label: { en: 'Just learning', ru: 'Только учится', pl: 'Dopiero się uczy' },
    says: {
      en: 'Thinks of a handful of programs and takes one that seems all right',
      ru: 'Придумывает несколько программ и берёт ту, что вроде бы подходит',
      pl: 'Wymyśla kilka programów i bierze ten, który wydaje się w porządku',
    },
  },
  {
    id: '2',
    mind: { breadth: 20, habit: 0, temperature: 0.12, worlds: 2 },
    effort: { iterations: 200 },
    label: { en: 'Beginner', ru: 'Новичок', pl: 'Początkujący' },
    says: {
      en: 'Tries some twenty programs, hardly minds what you may do',
      ru: 'Пробует десятка два программ и почти не думает, что сделаете вы',
      pl: 'Sprawdza ze dwadzieścia programów i mało myśli o tym, co zrobisz ty',
    },
  },
  {
    id: '3',
    mind: { breadth: 80, habit: 0.3, temperature: 0.06, worlds: 3 },
    effort: { iterations: 1000 },
    label: { en: 'Attentive', ru: 'Внимательный', pl: 'Uważny' },
    says: {
      en: 'Tries dozens of programs against what you would like to do',
      ru: 'Пробует десятки программ против того, чего захотите вы',
      pl: 'Sprawdza dziesiątki programów przeciw temu, co zechcesz zrobić',
    },
  },
  {
    id: '4',
    mind: { breadth: 400, habit: 0.5, temperature: 0.02, worlds: 4 },
    effort: { iterations: 6000 },
    label: { en: 'Skilled', ru: 'Умелый', pl: 'Wprawny' },
    says: {
      en: 'Looks through hundreds of programs and expects you to do the same',
      ru: 'Просматривает сотни программ и ждёт того же от вас',
      pl: 'Przegląda setki programów i spodziewa się tego samego po tobie',
    },
  },
  {
    id: '5',
    mind: { breadth: 1500, habit: 0.5, temperature: 0, worlds: 8 },
    effort: { iterations: 25_000 },
    label: { en: 'Strong', ru: 'Сильный', pl: 'Silny' },
    says: {
      en: 'Sets the best programs of both sides against each other and mixes its own, so that you can’t guess them',
      ru: 'Сталкивает лучшие программы обеих сторон и чередует свои, чтобы их нельзя было угадать',
      pl: 'Zestawia najlepsze programy obu stron i miesza własne, żeby nie dało się ich zgadnąć',
    },
  },
  {
    id: '6',
    mind: { breadth: 4096, habit: 0.5, temperature: 0, worlds: 16 },
    effort: { milliseconds: 400 },
    label: { en: 'Master', ru: 'Мастер', pl: 'Mistrz' },
    says: {
      en: 'The same over nearly all programs there are, for as long as you would wait',
      ru: 'То же самое почти по всем возможным программам, пока вы согласны ждать',
      pl: 'To samo na niemal wszystkich możliwych programach, dopóki masz cierpliwość czekać',
    },
  },
];

/** Ours at full strength. */
export const OURS: Mind = LEVEL_MINDS[5]!.mind;
export const OUR_TIME: Effort = { milliseconds: 200 };

export function levelsOf<State>(thinker: (mind: Mind) => Player<State>): readonly BotEntry<State>[] {
  return LEVEL_MINDS.map(({ mind, ...entry }) => ({ ...entry, player: thinker(mind) }));
}
