import type { Words } from '@stolik/kernel/language';
import { levelWords } from '@stolik/search/levels';

const SAYS: readonly Words[] = [
  {
    en: 'Likes to light lamps, often doesn’t see how, and gets in nobody’s way',
    ru: 'Любит зажигать лампочки, часто не замечает как и никому не мешает',
    pl: 'Lubi zapalać żarówki, często nie zauważa jak i nikomu nie przeszkadza',
  },
  {
    en: 'Builds its own circuits, takes nearly every point it sees, and ignores what it leaves to others',
    ru: 'Строит свои цепи, берёт почти каждое очко, которое видит, и не смотрит, что открывает другим',
    pl: 'Buduje własne obwody, bierze prawie każdy punkt, który widzi, i nie patrzy, co otwiera innym',
  },
  {
    en: 'Starts circuits boldly and hopes to complete them before anybody else does',
    ru: 'Смело начинает цепи и надеется замкнуть их раньше других',
    pl: 'Śmiało zaczyna obwody i liczy, że zamknie je przed innymi',
  },
  {
    en: 'Tries half a dozen moves, one round ahead, and takes risks all game long',
    ru: 'Прикидывает полдюжины ходов на круг вперёд и рискует всю партию',
    pl: 'Sprawdza pół tuzina ruchów na rundę naprzód i ryzykuje przez całą partię',
  },
  {
    en: 'Waits for others to start a circuit, and takes risks only while no lamp glows',
    ru: 'Ждёт, пока цепь начнут другие, и рискует, только пока не горит ни одна лампочка',
    pl: 'Czeka, aż inni zaczną obwód, i ryzykuje tylko wtedy, gdy nie świeci żadna żarówka',
  },
  {
    en: 'Looks two rounds ahead in hundreds of possible deals',
    ru: 'Смотрит на два круга вперёд в сотнях раскладов',
    pl: 'Patrzy na dwie rundy naprzód w setkach rozdań',
  },
];

/** The six levels in words; loads no rules. */
export const circuitLevels = levelWords(SAYS, [98, 85, 94, 70, 59]);
