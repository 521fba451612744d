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
    en: 'Looks a round ahead for a circuit it can finish: leave none that is nearly complete',
    ru: 'Смотрит на круг вперёд, какую цепь можно замкнуть: не оставляйте почти готовых цепей',
    pl: 'Patrzy rundę naprzód, który obwód da się zamknąć: nie zostawiaj prawie gotowych obwodów',
  },
  {
    en: 'Starts circuits while it leads and risks nothing once it is behind: get ahead early',
    ru: 'Начинает цепи, пока впереди, а отстав, не рискует: вырвитесь вперёд пораньше',
    pl: 'Zaczyna obwody, póki prowadzi, a gdy przegrywa, nie ryzykuje: wyjdź na prowadzenie wcześnie',
  },
  {
    en: 'Builds boldly and looks two turns ahead: leave it no circuit that two tiles complete',
    ru: 'Смело строит и смотрит на два хода вперёд: не оставляйте цепь, которую замкнут два жетона',
    pl: 'Śmiało buduje i patrzy dwie tury naprzód: nie zostawiaj obwodu, który zamkną dwa kafelki',
  },
];

/** The six levels in words; loads no rules. */
export const circuitLevels = levelWords(SAYS, [98, 87, 82, 89, 65]);
