import { countForm } from '@stolik/kernel/language';
import type { About, Blows, ReasonWords } from '../../bots/reasons.ts';

const BLOWS: Blows = {
  golems6: { when: 'uderzysz', can: 'uderzyć', into: 'cios', does: 'uderza' },
  golems4: { when: 'zaatakujesz', can: 'zaatakować', into: 'atak', does: 'atakuje' },
};
const blow = ({ edition }: About) => BLOWS[edition];
const rival = ({ isMany }: About): string => (isMany ? 'jednego z rywali' : 'rywala');

export const pl: ReasonWords = {
  putsOut: {
    likely: () => 'Ten program najpewniej wyeliminuje rywala.',
    often: () => 'Ten program ma duże szanse wyeliminować rywala.',
    lucky: () => 'Przy odrobinie szczęścia ten program wyeliminuje rywala.',
  },
  hits: {
    likely: (about) => `Gdy ${blow(about).when}, rywal najpewniej będzie tuż przed tobą.`,
    often: (about) => `Jest duża szansa, że gdy ${blow(about).when}, rywal będzie tuż przed tobą.`,
    lucky: (about) => `Przy odrobinie szczęścia rywal sam wejdzie pod ${blow(about).into}.`,
  },
  habit: {
    still: () => 'Rywal nie rusza się z miejsca: jeśli znów zostanie, ten program go trafi.',
    repeat: (about) => `Rywal powtarza ten sam program: ten ${blow(about).does} tam, dokąd tamten prowadzi.`,
  },
  aims: (about) => `Na końcu stoisz przodem do rywala: w następnej rundzie możesz ${blow(about).can}.`,
  aimsUnseen: (about) =>
    `Na końcu stoisz przodem do rywala, a on na ciebie nie patrzy: możesz ${blow(about).can}, zanim się odwróci.`,
  nearer: (about) => `Tak podejdziesz bliżej ${rival(about)}: w następnej rundzie możesz dojść i ${blow(about).can}.`,
  nearerOnly: (about) => `Tak podejdziesz bliżej ${rival(about)}.`,
  away: 'Tak zejdziesz z drogi: jeśli zostaniesz, pewnie oberwiesz.',
  safe: 'Na razie nikogo nie dosięgniesz, ale i ciebie tu raczej nikt nie trafi.',
  safeNear: 'Tak jest bezpieczniej: tu raczej nikt cię nie trafi.',
  least: 'Bezpiecznego programu teraz nie ma; ten należy do najmniej ryzykownych.',
  warning: {
    hurt: 'Ale i ty możesz oberwać.',
    out: 'Ale to ty możesz odpaść.',
    perhapsOut: 'Ale przy pechu to ty odpadniesz.',
  },
  reaches: { gear: 'Golem weźmie tę zębatkę!', treasure: 'Golem weźmie skarb!', edge: 'Golem dojdzie do brzegu!' },
  goesTo: {
    gear: 'Golem idzie po tę zębatkę.',
    treasure: 'Golem idzie po skarb.',
    edge: 'Golem idzie do brzegu.',
  },
  then: (n) => `Potem jeszcze ${n} ${countForm('pl', n, { one: 'karta', few: 'karty', many: 'kart' })}.`,
};
