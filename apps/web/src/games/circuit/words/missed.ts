import { blockedWays } from '@stolik/circuit/current/reasons';
import { stateFromView } from '@stolik/circuit/seen/preview';
import type { CircuitView } from '@stolik/circuit/seen/view';
import { blockedWords } from '@stolik/circuit/text/chain';
import type { Language } from '@stolik/kernel/language';
import { type Goal, namedIn } from '@stolik/kernel/puzzles/puzzle';

interface Told {
  readonly title: string;
  readonly says: string;
}

interface MissedWords {
  readonly short: Told;
  smoke(part: string, cell: string): Told;
  readonly fuse: Told;
  readonly half: Told;
  readonly paid: Told;
  readonly dark: string;
  readonly open: string;
}

const WORDS: Readonly<Record<Language, MissedWords>> = {
  en: {
    short: {
      title: 'A short circuit!',
      says: 'Nothing on the way from plus to minus holds the current back: no lamp, no LED, no resistor.',
    },
    smoke: (part, cell) => ({
      title: 'Blue smoke!',
      says:
        part === 'R'
          ? `Only resistors and nothing that glows: the one at ${cell} burnt.`
          : `Nothing held the current back for the LED at ${cell}: it burnt.`,
    }),
    fuse: { title: 'The fuse has burnt.', says: 'Too much current: the fuse burnt first and opened the circuit.' },
    half: { title: 'It glows, but only half.', says: 'Another load shares the current with it.' },
    paid: { title: 'That costs a point.', says: 'It can be done for free.' },
    dark: 'Still dark.',
    open: 'No circuit from plus to minus is closed yet.',
  },
  ru: {
    short: {
      title: 'Короткое замыкание!',
      says: 'На пути от плюса к минусу ток ничто не сдерживает: ни лампочки, ни светодиода, ни резистора.',
    },
    smoke: (part, cell) => ({
      title: 'Синий дым!',
      says:
        part === 'R'
          ? `Одни резисторы и ничего светящегося: резистор на ${cell} сгорел.`
          : `Ток светодиода на ${cell} ничто не сдержало: он сгорел.`,
    }),
    fuse: { title: 'Предохранитель сгорел.', says: 'Тока слишком много: предохранитель сгорел первым и разомкнул цепь.' },
    half: { title: 'Светит, но вполсилы.', says: 'Ток делится с другой нагрузкой.' },
    paid: { title: 'Это стоит очко.', says: 'Можно обойтись бесплатно.' },
    dark: 'Пока темно.',
    open: 'Ни одна цепь от плюса к минусу ещё не замкнута.',
  },
  pl: {
    short: {
      title: 'Zwarcie!',
      says: 'Na drodze od plusa do minusa nic nie hamuje prądu: ani żarówka, ani dioda LED, ani rezystor.',
    },
    smoke: (part, cell) => ({
      title: 'Niebieski dym!',
      says:
        part === 'R'
          ? `Same rezystory i nic, co świeci: rezystor na ${cell} się spalił.`
          : `Nic nie hamowało prądu diody LED na ${cell}: spaliła się.`,
    }),
    fuse: { title: 'Bezpiecznik się przepalił.', says: 'Za duży prąd: bezpiecznik spalił się pierwszy i przerwał obwód.' },
    half: { title: 'Świeci, ale tylko na pół.', says: 'Inny odbiornik dzieli z nią prąd.' },
    paid: { title: 'To kosztuje punkt.', says: 'Da się za darmo.' },
    dark: 'Jeszcze ciemno.',
    open: 'Żaden obwód od plusa do minusa nie jest jeszcze zamknięty.',
  },
};

/** Why nothing came of an answer, as the field tells it: a short, smoke, a fuse, half the light, or where the current stops. */
export function whyMissed(goal: Goal, view: CircuitView, language: Language): Told | undefined {
  const words = WORDS[language];
  if (view.stands) return goal.kind === 'repair' ? undefined : words.short;
  const burnt = Object.entries(view.cells).find(([, { smoke }]) => smoke);
  if (burnt && goal.kind !== 'mend') return words.smoke(burnt[1].tile.charAt(0), burnt[0]);
  if (Object.values(view.sides).some(({ smoke }) => smoke) && goal.kind !== 'mend') return words.fuse;
  if (goal.kind === 'mend') return view.cells[namedIn(goal, 'cell')]?.smoke ? undefined : words.paid;
  if (goal.kind !== 'lit') return undefined;
  if (view.cells[namedIn(goal, 'cell')]?.glow) return words.half;
  const [stop] = blockedWays(stateFromView(view));
  return { title: words.dark, says: stop ? blockedWords(stop, language) : words.open };
}
