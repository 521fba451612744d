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
    en: 'Takes points and mostly sees what the next player could do with its move',
    ru: 'Берёт очки и обычно видит, что сможет сделать следующий игрок',
    pl: 'Bierze punkty i zwykle widzi, co może zrobić następny gracz',
  },
  {
    en: 'Tries a dozen moves, one round of the table ahead',
    ru: 'Прикидывает дюжину ходов на круг вперёд',
    pl: 'Sprawdza tuzin ruchów na jedną rundę naprzód',
  },
  {
    en: 'Plays out its best moves for a round in dozens of possible deals',
    ru: 'Проигрывает лучшие ходы на круг вперёд в десятках раскладов',
    pl: 'Rozgrywa najlepsze ruchy na rundę naprzód w dziesiątkach rozdań',
  },
  {
    en: 'Looks two rounds ahead in hundreds of possible deals',
    ru: 'Смотрит на два круга вперёд в сотнях раскладов',
    pl: 'Patrzy na dwie rundy naprzód w setkach rozdań',
  },
];

/** The six levels in words; loads no rules. */
export const circuitLevels = levelWords(SAYS, [93, 69, 75, 87, 59]);
