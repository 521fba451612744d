import { countForm } from '@stolik/kernel/language';
import type { SiteWords } from '../../pages/site-words.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('pl', count, { one, few, many })}`;

const players = (count: number): string => counted(count, 'gracz', 'graczy', 'graczy');

export const pl: SiteWords = {
  description: 'Stolik do gier planszowych',
  skip: 'Przejdź do treści',
  main: 'Części strony',
  places: { games: 'Gry', rules: 'Zasady', cases: 'Przykłady' },
  licence: 'Gry należą do swoich autorów; kod jest na licencji MIT.',
  languages: 'Język',
  home: {
    title: 'Przysuń stołek.',
    lead: 'Gry planszowe przy jednym stoliku. Same stoły nie są tu jeszcze zbudowane: zrobi to `npm start`. Na razie możesz grać w terminalu i czytać wszystkie zasady, punkt po punkcie.',
    games: 'Gry',
    more: 'Więcej',
    terminal: 'Graj w terminalu',
    terminalFolder: 'W folderze Stolika:',
    terminalHint: 'Przeciw botowi albo osobie obok. Terminal pokaże możliwe ruchy, cofnie ruch i zapisze partię.',
    lookUp: 'Znajdź zasadę',
    lookUpHint: 'Przy każdym punkcie jest napisane, skąd pochodzi: z instrukcji, od autora, czy to nasze rozstrzygnięcie.',
    show: 'Pokaż pozycję',
    showHint: 'Przykład to ręcznie zapisana pozycja, ruchy i to, co ma z nich wyniknąć. Tak pokazuje się zasadę i zgłasza błąd.',
    howToWrite: 'Jak go napisać',
    players: (from, to) => (from === undefined ? players(to) : `${from}–${players(to)}`),
    fromAge: (age) => `od ${age} lat`,
    rules: 'Zasady',
    rulesOf: (game) => `Zasady: ${game}`,
  },
  rules: {
    title: 'Zasady',
    searchAll: 'Szukaj we wszystkich zasadach',
    searchOne: 'Pokaż tylko punkty ze słowami',
    find: 'Szukaj',
    found: (count, query) =>
      count === 0 ? `„${query}”: nic nie znaleziono.` : `„${query}”: ${counted(count, 'punkt', 'punkty', 'punktów')}.`,
    foundTitle: (query) => `„${query}” w zasadach`,
    all: 'Wszystkie zasady',
    allClauses: 'Wszystkie punkty',
    sections: 'Rozdziały',
    size: (sections, clauses) =>
      `${counted(sections, 'rozdział', 'rozdziały', 'rozdziałów')}, ${counted(clauses, 'punkt', 'punkty', 'punktów')}`,
    clause: (id) => `Punkt ${id}`,
    origin: 'Skąd pochodzi punkt',
    origins: {
      S: 'tak mówi instrukcja',
      A: 'tak mówi inny tekst autora lub wydawcy',
      R: 'rozstrzygnięcie tego projektu',
    },
    translated: 'To nasze tłumaczenie. W razie wątpliwości rozstrzyga tekst angielski.',
    table: 'Tabela',
  },
  cases: {
    title: 'Przykłady i zapis ruchów',
    about: [
      'Przykład to plik JSON: pozycja zapisana ręcznie, ruchy i to, co ma z nich wyniknąć. Tak pokazuje się zasadę, zgłasza błąd („oto pozycja”) i sprawdza program z zewnątrz. Uruchomienie: `npx stolik case PLIK…`; gotowe leżą w `games/*/cases`.',
      'Miejsca liczy się od 1, a ruch zapisuje jako `MIEJSCE: tekst`. Wszystkie ruchy z `moves` muszą zostać przyjęte, każdy wiersz `illegal` odrzucony. `expect` porównuje się z wynikiem tylko w podanych kluczach. Czego nie ma w `position`, to jest puste albo zerowe; cały los pochodzi z przykładu, od lewej.',
      'W ten sam sposób ruchy zapisuje się w partiach, linkach i terminalu.',
    ],
    inEnglish:
      'Dalej jest spis kluczy i zapisu ruchów każdej gry. Słowa są w nim takie same we wszystkich językach, dlatego jest tylko po angielsku.',
  },
  problem: {
    toTables: 'Do stołów',
    toRules: 'Do zasad',
    nothing: {
      title: 'Nic tu nie ma',
      says: 'Pod tym adresem nie ma strony. Może brakuje litery albo strona została przeniesiona.',
    },
    broken: {
      title: 'Coś się zepsuło',
      says: 'To nasz błąd; zapisaliśmy go w dzienniku serwera. Spróbuj jeszcze raz.',
    },
    busy: { title: 'Trochę wolniej', says: 'Za dużo zapytań naraz. Poczekaj kilka sekund i spróbuj ponownie.' },
    blocked: {
      title: 'Ten serwer jest zamknięty dla twojej sieci',
      says: 'Sieć została zablokowana przez administratora serwera. Jeśli to pomyłka, napisz do administratora.',
    },
    request: (id) => `Numer zapytania: ${id}`,
  },
  bots: {
    title: 'Boty',
    lead: 'Napisz bota w dowolnym języku: siada do stołu po podaniu kodu, czyta strumień wierszy JSON i odpowiada ruchami w notacji. Widzi tylko to, co widać z jego miejsca.',
    make: 'Utwórz klucz',
    key: 'To klucz bota BOT. Pokazujemy go tylko raz i nigdzie nie zapisujemy: zachowaj go.',
    steps: [
      'Otwórz w przeglądarce stół z wolnym miejscem i zapamiętaj jego kod.',
      '`POST /api/bot/tables/CODE/join` z nagłówkiem `Authorization: Bearer KEY`',
      '`GET /api/bot/tables/TABLE/stream`: w każdym wierszu z `"type": "asked"` jest to, co widać, i możliwe ruchy',
      '`POST /api/bot/tables/TABLE/move` z treścią `{"decision": …, "move": …}`',
    ],
    more: 'Wszystko opisuje OPENAPI. Miejsca liczy się od 0; co widzi bot w każdej grze, mówi `docs/bots.md`. Gotowe boty po czterdzieści wierszy, w Pythonie i TypeScripcie, są w folderze `examples/bots`.',
  },
};
