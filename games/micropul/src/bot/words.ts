import type { Words } from '@stolik/kernel/language';
import { levelWords } from '@stolik/search/levels';

const SAYS: readonly Words[] = [
  {
    en: 'Claims any big group at once and barges into yours: close your own early',
    ru: 'Сразу занимает любую большую группу и лезет в ваши: закрывайте свои пораньше',
    pl: 'Od razu zajmuje każdą dużą grupę i pcha się do twoich: swoje zamykaj wcześnie',
  },
  {
    en: 'Grows its groups and is in no hurry to close them: join them to yours, and nobody scores',
    ru: 'Растит свои группы и не спешит закрывать: соедините их со своими, и очков не получит никто',
    pl: 'Rozbudowuje swoje grupy i nie spieszy się z zamykaniem: połącz je ze swoimi, a nikt nie zdobędzie punktów',
  },
  {
    en: 'Bets its stones on wide-open groups: keep them open, and the bet is lost',
    ru: 'Ставит камни на самые открытые группы: не дайте им закрыться, и ставка пропала',
    pl: 'Kładzie kamienie na szeroko otwarte grupy: nie pozwól ich zamknąć, a zakład przepadnie',
  },
  {
    en: 'Keeps a stone for the group you leave nearly closed: claim it before you close in',
    ru: 'Бережёт камень для группы, которую вы почти закрыли: сначала займите её сами',
    pl: 'Trzyma kamień na grupę, którą zostawisz prawie zamkniętą: zajmij ją wcześniej',
  },
  {
    en: 'Likes small groups that close early and tiles in reserve: one big group beats it',
    ru: 'Любит маленькие группы, которые быстро закрываются, и жетоны про запас: обгоните одной большой',
    pl: 'Lubi małe grupy, które szybko się zamykają, i żetony w zapasie: wyprzedź jedną dużą',
  },
  {
    en: 'Takes what brings most in the end, large or small, and forgives no gift',
    ru: 'Берёт то, что в конце даст больше всего, большое или малое, и не прощает подарков',
    pl: 'Bierze to, co na końcu da najwięcej, duże czy małe, i nie wybacza prezentów',
  },
];

/** The six levels in words; loads no rules. */
export const micropulLevels = levelWords(SAYS, [99, 74, 84, 76, 71, 69]);
