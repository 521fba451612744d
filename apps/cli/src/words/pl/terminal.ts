import type { TerminalWords } from '../../words.ts';

export const pl: TerminalWords = {
  rules: (file) => `Zasady punkt po punkcie: ${file}`,
  youPlay: (seats, path) =>
    seats.length === 0
      ? `Grają boty. Partia jest zapisywana w ${path}`
      : `Twoje miejsce: ${seats.join(' i ')}. „help” powie, co można wpisać. Partia jest zapisywana w ${path}`,
  prompt: (seat) => `gracz ${seat}> `,
  help: `  ruch w zapisie, tak jak pokazuje „moves”
  moves [SŁOWA]   co możesz teraz zrobić albo tylko ruchy z tymi słowami
  board           pokaż pozycję jeszcze raz
  hint [N]        pomysł i jego powód; hint 2 to inny pomysł
  review          twoje decyzje, które kosztowały najwięcej, w ocenie takiej jak podpowiedzi
  undo            cofnij ostatnią decyzję, póki nie odkryto nic tajnego ani losowego
  log             dotychczasowe kroki, na tyle, ile wolno ci wiedzieć
  resign          poddaj się
  quit            wyjdź; partia zostanie zapisana`,
  helpAbout: (topics) => `Więcej: ${topics.map((topic) => `„help ${topic}”`).join(' albo ')}.`,
  left: (steps, path) => `Partia przerwana, kroków: ${steps}. Dalej: npx stolik play --from ${path}`,
  hide: 'Enter zasłoni ekran. ',
  curtain: (seat) => `Gracz ${seat}: naciśnij Enter, gdy na ekran patrzysz tylko ty. `,
  curtainLine: (seat) => `--- kurtyna: miejsce ${seat} ---`,
  replayed: (game, seats, steps) => `${game}: miejsc ${seats}, kroków ${steps}`,
  nextOrStop: 'Enter: dalej, q: stop > ',
  noUndo: {
    nothing: 'Nie ma jeszcze czego cofnąć.',
    over: 'Za późno: partia się skończyła.',
    answered: 'Za późno: od tego czasu ruch wykonał ktoś inny.',
    opened: 'Za późno: od tego czasu widać już coś, co było ukryte.',
    drawn: 'Za późno: od tego czasu coś już wylosowano.',
  },
  chance: 'los',
  takenBack: 'Cofnięto.',
  more: (count) => `… i jeszcze ${count}; „moves SŁOWA” pokaże ruchy z tymi słowami`,
  noneMatch: 'nie ma nic z tymi słowami',
  someOf: (count) => `(kilka przykładów; wszystkich jest ${count})`,
  typeHelp: '„help” powie, co można wpisać',
  watchAgain: (path) => `Obejrzyj jeszcze raz: npx stolik replay ${path}`,
  seat: (seat) => `Gracz ${seat}`,
  bot: 'Bot',
  opponent: (name, level, label, says) => `${name}: poziom ${level}, ${label}. ${says}.`,
  nobodyWon: 'Nikt nie wygrywa',
  haveWon: (names) => `${names.length === 1 ? 'Wygrywa' : 'Wygrywają'}: ${names.join(' i ')}`,
  points: (scores) => `Punkty: ${scores.join(', ')}.`,
};
