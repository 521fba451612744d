import { countForm } from '@stolik/kernel/language';
import type { PuzzleWords } from '../../../../games/micropul/words/puzzles.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('pl', count, { one, few, many })}`;

export const pl: PuzzleWords = {
  goal: (kind, { count, colour, points }) => {
    const name = colour === 'W' ? 'białą' : 'czarną';
    switch (kind) {
      case 'close':
        return `Zamknij ${name} grupę (${points}).`;
      case 'spoil':
        return `Spraw, by ${colour === 'W' ? 'biała' : 'czarna'} grupa była nic niewarta.`;
      case 'tiles':
        return `Zdobądź z rdzenia ${counted(count, 'żeton', 'żetony', 'żetonów')}.`;
      case 'lays':
        return `Wyłóż w jednej turze ${counted(count, 'żeton', 'żetony', 'żetonów')}.`;
      case 'points':
        return `Zdobądź zamkniętymi grupami ${counted(count, 'punkt', 'punkty', 'punktów')}.`;
      default:
        return 'Zakończ partię zwycięstwem.';
    }
  },
  says: {
    close: 'Grupa jest zamknięta, gdy nie ma obok niej pustych miejsc. Masz jedną turę; krzyżyk daje następną.',
    spoil: 'Gdy na grupie leżą dwa kamienie, nikt nie ma z niej punktów. Masz jedną turę; krzyżyk daje następną.',
    tiles: 'Dotknij kropki, a zdobędziesz żeton; podwójna daje dwa. Masz jedną turę; krzyżyk daje następną.',
    lays: 'Każdy krzyżyk, którego dotkniesz, daje dodatkową turę.',
    points:
      'Zamknięta grupa, na której leży tylko twój kamień, daje punkt za każde kółko. Masz jedną turę; krzyżyk daje następną.',
    win: 'Partia kończy się, gdy z rdzenia zniknie ostatni żeton.',
  },
  look: {
    close: 'Spójrz na to miejsce. Z którym żetonem grupa nie urośnie?',
    spoil: 'Spójrz na to miejsce: tu spotkają się dwa kamienie.',
    tiles: 'Spójrz na to miejsce: czego dotknie tu żeton?',
    lays: 'Spójrz na to miejsce: czego dotknie tu żeton?',
    points: 'Spójrz na to miejsce: zależy od niego twoja grupa.',
    win: 'Spójrz na to miejsce: ile zabierze z rdzenia?',
  },
  why: (kind, { got, points }) => {
    switch (kind) {
      case 'close':
        return [`Obok grupy nie ma już pustych miejsc. Ma ${counted(points, 'kółko', 'kółka', 'kółek')}.`];
      case 'spoil':
        return ['Na grupie leżą teraz dwa kamienie, więc nikt nie ma z niej punktów.'];
      case 'tiles':
        return [`Każda dotknięta kropka dała żeton, podwójna dwa: razem ${got}.`];
      case 'lays':
        return [`Każdy dotknięty krzyżyk dał dodatkową turę: wyłożono ${counted(got, 'żeton', 'żetony', 'żetonów')}.`];
      case 'points':
        return [`Zamknięte grupy, na których leży tylko twój kamień: ${counted(got, 'punkt', 'punkty', 'punktów')} więcej.`];
      case 'win':
        return ['Partia skończona, a ty masz najwięcej punktów.'];
      default:
        return undefined;
    }
  },
  missed: (kind, { got, wanted, open }) => {
    switch (kind) {
      case 'grow':
        return {
          title: got === wanted - 1 ? 'Prawie!' : 'Może urosnąć bardziej.',
          says: `Grupa ma ${got}, a powinna mieć ${wanted}.`,
        };
      case 'join':
        return { title: 'To wciąż dwie grupy.', says: 'Nic w ich kolorze jeszcze ich nie łączy.' };
      case 'claim':
        return { title: 'Nie ma tam twojego kamienia.', says: 'Weź kamień i połóż go na zaznaczonej grupie.' };
      case 'take':
        return {
          title: 'To była inna tura.',
          says: 'W turze robi się jedno: wykłada, bierze albo kładzie kamień. Tu trzeba wziąć żeton.',
        };
      case 'reveal':
        return { title: 'Nic się nie odkryło.', says: 'Krzyżyka musi dotknąć micropul innego żetonu.' };
      case 'close':
        return {
          title: open <= 1 ? 'Prawie! Ale wciąż jest otwarta.' : 'Wciąż jest otwarta.',
          says: `Obok grupy: ${counted(open, 'puste miejsce', 'puste miejsca', 'pustych miejsc')}.`,
        };
      case 'spoil':
        return { title: 'Grupa wciąż się liczy.', says: 'Leży na niej tylko jeden kamień.' };
      case 'tiles':
        return {
          title: got === wanted - 1 ? 'Prawie!' : 'Da się zdobyć więcej.',
          says: `Zdobyte: ${counted(got, 'żeton', 'żetony', 'żetonów')}; możliwe: ${wanted}.`,
        };
      case 'lays':
        if (got === 0)
          return {
            title: 'Nic nie wyłożono.',
            says: 'W turze robi się jedno: wykłada, bierze albo kładzie kamień. Tu trzeba wyłożyć.',
          };
        return { title: 'Dało się wyłożyć więcej.', says: `Wyłożone: ${got}; w jednej turze możliwe: ${wanted}.` };
      case 'points':
        return {
          title: got > 0 ? 'Da się zdobyć więcej.' : 'Jeszcze bez punktów.',
          says: `Zdobyte: ${counted(Math.max(0, got), 'punkt', 'punkty', 'punktów')}; możliwe: ${wanted}.`,
        };
      case 'secure':
        return { title: 'To jeszcze niepewne.', says: 'Przeciwnik ma na to odpowiedź.' };
      case 'leave':
        return { title: 'Zostało za dużo.', says: 'Następna tura przeciwnika da mu więcej, niż trzeba.' };
      default:
        return { title: 'To jeszcze nie zwycięstwo.', says: 'Partia trwa albo druga strona ma więcej punktów.' };
    }
  },
};
