import { countForm } from '@stolik/kernel/language';
import type { PuzzleWords } from '../../../../games/circuit/words/puzzles.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('pl', count, { one, few, many })}`;

export const pl: PuzzleWords = {
  goal: (kind, { count, place }) => {
    switch (kind) {
      case 'light':
        return `Zdobądź światłem ${counted(count, 'punkt', 'punkty', 'punktów')}, bez dymu.`;
      case 'parts':
        return `Zapal naraz ${counted(count, 'element', 'elementy', 'elementów')}, bez dymu.`;
      case 'eight':
        return 'Osiągnij osiem punktów bez dymu.';
      case 'win':
        return 'Wygraj ostatnim ruchem.';
      case 'fuse':
        return `Przepal ten bezpiecznik: ${place}.`;
      case 'repair':
        return 'Usuń zwarcie.';
      case 'short':
        return 'Znajdź zwarcie, którego nikt nie chce.';
      case 'smoke':
        return `Niech dymi element na ${place}.`;
      case 'lit':
        return `Zapal element na ${place}.`;
      case 'mend':
        return `Usuń dym: ${place}.`;
      case 'swap':
        return 'Wymień kafelek.';
      case 'burns':
        return 'Co spali się po tym ruchu?';
      default:
        return 'Co zaświeci po tym ruchu?';
    }
  },
  move: (move) => `Ruch: ${move}.`,
  says: {
    light: 'W zamkniętym obwodzie od plusa do minusa żarówka i dioda LED świecą.',
    parts: 'W zamkniętym obwodzie od plusa do minusa żarówka i dioda LED świecą.',
    eight: 'Osiem punktów światła i zaczyna się ostatnia runda.',
    win: 'Po tej turze gra się kończy. Kary się liczą; decyduje tylko wynik.',
    fuse: 'Bezpiecznik przepala się pierwszy tam, gdzie płynie za duży prąd.',
    repair: 'Na planszy jest zwarcie. Przerwie je jeden kafelek.',
    short: 'Plus i minus połączone samymi przewodami.',
    smoke: 'Dioda LED bez rezystora dostaje za duży prąd.',
    burns: 'Prześledź obwód od plusa do minusa.',
    glows: 'Prześledź obwód od plusa do minusa.',
    lit: 'Żarówka lub dioda LED w zamkniętym obwodzie od plusa do minusa świeci.',
    mend: 'Lutownica wyjmuje to, co spalone, i zdejmuje dym z bezpiecznika.',
    swap: 'Kafelek z ręki odchodzi, a w zamian przychodzi inny.',
  },
  look: {
    light: 'Spójrz na to pole: co połączy?',
    parts: 'Spójrz na to pole: co połączy?',
    eight: 'Spójrz na to pole: co połączy?',
    win: 'Spójrz na to pole: co zmieni?',
    fuse: 'Spójrz na to pole: którędy popłynie prąd?',
    repair: 'Spójrz na to pole: tędy biegnie zwarcie.',
    short: 'Spójrz na to pole: plus i minus są blisko.',
    smoke: 'Spójrz na to pole: którędy popłynie prąd?',
    burns: 'Którego elementu nic nie chroni przed prądem?',
    glows: 'Który obwód zamyka ten kafelek?',
    lit: 'Spójrz na to pole: co połączy?',
    mend: 'Spójrz tutaj: coś dymi.',
    swap: 'Spójrz na swoją rękę.',
  },
  missed: (kind, got, wanted) => {
    if (kind === 'light') return { title: 'Da się więcej.', says: `Zdobyte: ${got}; bez dymu możliwe: ${wanted}.` };
    if (kind === 'parts') return { title: 'Da się zapalić więcej.', says: `Zapalone: ${got}; bez dymu możliwe: ${wanted}.` };
    if (kind === 'gain') return { title: 'Można więcej.', says: `Zysk: ${got}, a możliwe jest ${wanted}.` };
    if (kind === 'leave') return { title: 'Zostało za dużo.', says: 'Następnemu graczowi wystarczy jeden kafelek.' };
    if (kind === 'win') return { title: 'Bez wygranej.', says: 'Policz jeszcze raz oba wyniki, razem z karami.' };
    if (kind === 'short' || kind === 'smoke') return { title: 'Nic się nie stało.', says: 'Tym razem szukamy właśnie wpadki.' };
    return { title: 'Jeszcze nie.', says: 'Cel nie został osiągnięty w tej turze.' };
  },
  wrong: (right) => ({ title: 'Zobacz, jak było naprawdę.', says: `Dobra odpowiedź: ${right}.` }),
};
