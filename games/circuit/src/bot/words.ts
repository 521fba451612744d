import type { Words } from '@stolik/kernel/language';
import { levelWords } from '@stolik/search/levels';

const SAYS: readonly Words[] = [
  {
    en: 'Rushes for light and often misses how: finish the circuits it leaves open',
    ru: 'Спешит зажечь лампочку и часто не замечает как: замыкайте брошенные цепи',
    pl: 'Pędzi do światła i często nie widzi drogi: domykaj obwody, które zostawia',
  },
  {
    en: 'Builds its own circuits and hardly looks at what it opens for you: complete them first',
    ru: 'Строит свои цепи и почти не смотрит, что открывает вам: замкните их раньше',
    pl: 'Buduje własne obwody i prawie nie patrzy, co ci otwiera: zamknij je wcześniej',
  },
  {
    en: 'Starts circuits boldly and hopes to be first: keep the tile that completes them',
    ru: 'Смело начинает цепи и надеется успеть: придержите жетон, который их замкнёт',
    pl: 'Śmiało zaczyna obwody i liczy, że zdąży: zachowaj kafelek, który je zamknie',
  },
  {
    en: 'Looks a round ahead for a circuit it can finish: leave none that is one tile short',
    ru: 'Смотрит на круг вперёд, какую цепь можно замкнуть: не оставляйте цепь без последнего жетона',
    pl: 'Patrzy rundę naprzód, który obwód da się zamknąć: nie zostawiaj obwodu bez ostatniego kafelka',
  },
  {
    en: 'Waits for others to start a circuit and risks nothing once a lamp glows: light the first one',
    ru: 'Ждёт, пока цепь начнут другие, и не рискует, когда лампочка уже горит: зажгите первую',
    pl: 'Czeka, aż inni zaczną obwód, a gdy coś już świeci, nie ryzykuje: zapal pierwszą żarówkę',
  },
  {
    en: 'Builds boldly until the first lamp glows, then guards every point: be quick at the start',
    ru: 'Смело строит до первой лампочки, потом бережёт каждое очко: успейте в начале',
    pl: 'Śmiało buduje do pierwszej żarówki, potem pilnuje każdego punktu: pospiesz się na początku',
  },
];

/** The six levels in words; loads no rules. */
export const circuitLevels = levelWords(SAYS, [98, 85, 94, 70, 59]);
