import { type Edition, SENSORS, TESTS } from '@stolik/golems/programs/program';
import { rowIn } from '@stolik/golems/programs/row-words';
import { BONUS_NAMES, CARD_NAMES, GOES_ON, TEST_NAMES } from '@stolik/golems/programs/text';
import { COMPONENT_NAMES, ROBOT_NAMES } from '@stolik/golems/v4/text/words';
import { CONTENTS_NAMES, LOGIC_NAMES, TYPE_NAMES } from '@stolik/golems/v6/text/words';
import { countForm } from '@stolik/kernel/language';
import { type Item, isBonus } from '../model/draft.ts';
import type { GolemsEvent } from '../model/scene.ts';
import { filmWords } from './film.ts';
import { thingWords } from './things.ts';
import type { Words } from './words.ts';

const n = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('pl', count, { one, few, many })}`;
const FACING: Readonly<Record<string, string>> = { N: 'na północ', E: 'na wschód', S: 'na południe', W: 'na zachód' };
const LINE: Readonly<Record<string, string>> = {
  NS: 'z góry na dół',
  EW: 'z lewej na prawą',
  NE: 'zakręt w górę i w prawo',
  SE: 'zakręt w dół i w prawo',
  SW: 'zakręt w dół i w lewo',
  NW: 'zakręt w górę i w lewo',
};
/** Short enough for a card. */
const SHORT: Readonly<Record<string, string>> = { while: 'Powtarzaj', call: 'Wywołaj' };

export const pl = (edition: Edition): Words => {
  const isSix = edition === 'golems6';
  const full = (item: Item): string =>
    isBonus(item) ? BONUS_NAMES[item === 'repeat' && !isSix ? 'cycle' : item]!.pl : CARD_NAMES[edition][item].pl;
  const card = (item: Item): string => SHORT[item] ?? full(item);
  return {
    card,
    row: (row) =>
      rowIn(
        row,
        card,
        (test) => TEST_NAMES[test].pl,
        (sensor) => GOES_ON[sensor].pl,
        ['tak', 'nie'],
      ),
    tests: Object.fromEntries(TESTS.map((test) => [test, TEST_NAMES[test].pl])) as Words['tests'],
    goesOn: Object.fromEntries(SENSORS.map((sensor) => [sensor, GOES_ON[sensor].pl])) as Words['goesOn'],
    things: thingWords('pl', edition),
    golems: Object.fromEntries(Object.entries(TYPE_NAMES).map(([key, words]) => [key, words.pl])),
    components: Object.fromEntries(Object.entries(COMPONENT_NAMES).map(([key, words]) => [key, words.pl])),
    robots: Object.fromEntries(Object.entries(ROBOT_NAMES).map(([key, words]) => [key, words.pl])),
    asks: {
      subprogram: 'Twój podprogram',
      logic: 'Żeton logiki',
      choose: 'Która komenda?',
      exit: 'Wyjście z wody',
      teleport: 'Czarna dziura',
      build: 'Złóż robota',
      jam: 'Zacięcie: cudzy rząd',
      damage: 'Co się zepsuje?',
      repair: 'Co naprawić?',
    },
    choices: { first: 'Ten rząd', second: 'Następny rząd', both: 'Oba' },
    phases: {
      before: 'Przygotowanie',
      luck: isSix ? 'Karta szczęścia' : 'Karta rundy',
      program: 'Program',
      logic: 'Logika',
      run: 'Rząd po rzędzie',
    },
    prompt: {
      program: 'Ułóż program: połóż kartę w każdym rzędzie.',
      subprogram: 'Wyłóż dwie karty, które wykona „Wywołaj”, albo zrezygnuj.',
      logic: 'Połóż żeton logiki na rzędzie lub na polu albo go nie używaj.',
      choose: 'Wybierz, który z dwóch rzędów zostanie wykonany.',
      exit: `Wybierz, gdzie twój ${isSix ? 'golem' : 'robot'} wyjdzie z wody.`,
      teleport: 'Możesz przenieść golema na dowolne wolne pole.',
      build: 'Weź procesor, broń i podwozie.',
      jam: 'Zamień w ciemno jeden rząd rywala na „Stój”.',
      damage: 'Wybierz komponent, który się zepsuje.',
      repair: 'Możesz naprawić jeden komponent.',
      over: 'Koniec gry.',
    },
    waitsFor: (names, ask) => (ask === 'program' ? `Programują: ${names}.` : `Czekamy na decyzję: ${names}.`),
    luck: (luck, logic) =>
      ({
        if: '„Warunek”: w tej rundzie wolno użyć go raz.',
        repeat: '„Powtórz 2”: w tej rundzie wolno użyć raz.',
        while: '„Powtarzaj, dopóki”: w tej rundzie wolno użyć raz.',
        blank: 'W tej rundzie nie ma karty bonusu.',
      })[luck] ?? (logic ? `${LOGIC_NAMES[luck]!.pl}: masz ten żeton logiki.` : 'W tej rundzie nie ma karty bonusu.'),
    roundCard: (drawn) =>
      ({
        cycle: 'Bonus: w tej rundzie każdy może użyć „Pętli 2”.',
        if: 'Bonus: w tej rundzie każdy może użyć „Warunku”.',
        frost: 'Mróz: przed pierwszym rzędem lód pokryje wodę.',
        thaw: 'Odwilż: lód zniknie, a co na nim stało, wpadnie do wody.',
        swap: 'Zamiana: pierwszy i ostatni rząd zamienią się miejscami.',
        draught: 'Przeciąg: pierwszy rząd stanie się ostatnim.',
        jam: 'Zacięcie: każdy w ciemno zamienia jeden rząd rywala na „Stój”.',
        gift: 'Prezent: każdy może naprawić jeden komponent.',
      })[drawn] ?? '',
    logicSays: (token) =>
      ({
        and: '„I” łączy rząd z następnym: oba wykonują się w pierwszym.',
        or: '„LUB”: gdy ten rząd się odsłoni, właściciel wykona ten rząd, następny albo oba.',
        xor: '„ALBO”: gdy ten rząd się odsłoni, właściciel wykona albo ten rząd, albo następny.',
        not: '„NIE” odwraca komendę: naprzód i wstecz, w lewo i w prawo, cios i obrona.',
      })[token] ?? '',
    bubble,
    note: (events) => note(events, isSix),
    step: (step) =>
      (isSix
        ? ['', 'ruch', 'warunki', 'wybrany ruch', 'ciosy', 'uszkodzenia', 'pętle']
        : ['', 'warunki', 'ruch', 'drugi ruch', 'ataki', 'uszkodzenia'])[step] ?? '',
    tray: {
      yours: 'Twoje karty',
      laid: 'Twój program jest gotowy; inni go jeszcze nie widzą',
      program: 'Twój program',
      programOf: (name) => `Program: ${name}`,
      secret: 'tajny',
      hand: 'Karty na ręce',
      ready: 'Gotowe',
      wipe: 'Od nowa',
      left: (count) => `jeszcze ${count}`,
      yes: 'tak',
      no: 'nie',
      takeBack: (row) => `Zabierz kartę z rzędu ${row}`,
      asks: (row) => `O co pyta rząd ${row}`,
      faceDown: 'zakryta',
      allFilled: 'W każdym rzędzie leży już karta. Dotknij rzędu, żeby ją zmienić.',
      noRoom: (card, rows) => `„${card}” zajmuje ${n(rows, 'rząd', 'rzędy', 'rzędów')}: najpierw zabierz jakąś kartę.`,
      noMore: (card) => `Nie masz już karty „${card}”.`,
      subprogramSays:
        'Dwie karty ruchu albo karta ruchu i karta walki. Leżą odkryte i na całą grę znikają z ręki; karta „Wywołaj” w programie wykonuje obie w jednym rzędzie. W pierwszej grze graj bez niej.',
      noSubprogram: 'Bez podprogramu',
      laySubprogram: 'Wyłóż',
      confirm: 'Potwierdź',
      decline: 'Nie, dziękuję',
      declineLogic: 'Nie używam',
      orCell: 'Albo wybierz puste pole na planszy.',
      row: (number) => `Rząd ${number}`,
      rowAnswer: (text) =>
        `Rząd ${Number.parseInt(text, 10)}${text.endsWith('then') ? ', tak' : text.endsWith('else') ? ', nie' : ''}`,
      cell: 'Pole',
      exitSays: 'Wolne pola są zaznaczone na planszy.',
      teleportSays: (name) => `${name}: cios w czarną dziurę. Przenieś golema na zaznaczone pole albo go zostaw.`,
      damageSays: 'Jedno uszkodzenie: wybierz, co odwrócić.',
      repairSays: 'Wybierz, co wróci na sprawną stronę.',
      repair: 'Napraw',
      build: 'Złóż',
    },
    board: { title: 'Plansza', lookAround: 'Rozejrzyj się', myView: 'Mój widok', closer: 'Bliżej', farther: 'Cała plansza' },
    speak: {
      item: card,
      left: (name, count) => `${name}, zostało ${count}`,
      laid: (row, name) => `Rząd ${row}: ${name}.`,
      taken: (row) => `Rząd ${row} jest pusty.`,
      moved: (from, to) => `Rząd ${from} na miejsce rzędu ${to}.`,
      place: (row, part, name) =>
        `Rząd ${row}${part === 'yes' ? ', jeśli tak' : part === 'no' ? ', jeśli nie' : part === 'card' ? ', w środku' : ''}: ${name ?? 'puste'}`,
      ghostAt: (cell, facing) => `Potem ${cell}, patrzy ${FACING[facing]}.`,
      chosenCell: (cell) => `Wybrane pole: ${cell}. Naciśnij Enter jeszcze raz, aby potwierdzić.`,
      nothing: 'nic',
      free: 'pusto',
      edge: 'krawędź',
      ground: (ground, season) =>
        ground === 'i'
          ? isSix
            ? 'lód'
            : 'gołoledź'
          : ground === 's'
            ? isSix
              ? 'śnieg'
              : 'zaspa'
            : season === 'winter'
              ? 'pole zimowe'
              : 'trawa',
      token: tokenName,
      figure: (name, facing) => `${name}, patrzy ${FACING[facing]}`,
      out: (name) => `${name}: poza planszą.`,
      sides: { ahead: 'z przodu', right: 'z prawej', behind: 'z tyłu', left: 'z lewej' },
    },
    panel: {
      ifNobody: 'Jeśli nikt nie przeszkodzi:',
      way: (start, cells) => (cells.length === 0 ? `zostaje na ${start}` : `${start} → ${cells.join(' → ')}`),
      turnsTo: { N: 'patrzy na północ', E: 'patrzy na wschód', S: 'patrzy na południe', W: 'patrzy na zachód' },
      empty: 'Kładź karty: blada figura pokaże, dokąd prowadzą.',
      faces: 'Program jako',
      cards: 'Karty',
      flowchart: 'Schemat',
      blocks: 'Bloki',
      pseudocode: 'Słowa',
      python: 'Python',
      copy: 'Kopiuj',
      copied: 'Skopiowano.',
      print: 'Drukuj',
      played: 'Zagrano',
      better: 'Lepiej',
      unknownYet: 'Pozostałe rzędy są jeszcze tajne.',
      noProgram: 'Nie ma jeszcze programu.',
      now: 'Co się dzieje',
      nothingYet: 'Nic się jeszcze nie wydarzyło.',
      waiting: 'Czekamy na decyzję.',
    },
    film: {
      ...filmWords('pl', edition),
      title: 'Runda krok po kroku',
      play: 'Odtwórz',
      pause: 'Pauza',
      back: 'Krok wstecz',
      forward: 'Krok naprzód',
      speed: 'Szybkość',
      position: 'Miejsce w rundzie',
      rounds: 'Rundy',
      round: (number) => `Runda ${number}`,
      row: (number) => `Rząd ${number}`,
      pass: (number) => `przebieg ${number}`,
      moment: (at, all) => `Krok ${at} z ${all}`,
      toNow: 'Wróć do gry',
      programs: 'Programy',
      whatIf: 'A co, gdyby?',
      whatIfSays: 'Zmień jedną decyzję w tej rundzie i zobacz, co by się stało. Rywale i kostka zrobią to samo co przedtem.',
      whatIfWhat: 'Co byłoby inaczej?',
      aProgram: 'program',
      now: 'teraz',
    },
    facts: {
      ask: (name) => `${name}: kto to i co potrafi?`,
      damage: (count, limit) =>
        isSix ? `uszkodzenia ${count} z ${limit}` : limit === 1 ? 'odpada od jednego trafienia' : `zepsute ${count} z 3`,
      stats: (strength, range, rows) =>
        `siła\u00a0${strength}, zasięg\u00a0${range}${rows === undefined ? '' : `, rzędy\u00a0${rows}`}`,
      robotName: (colour) => `${ROBOT_NAMES[colour]?.pl ?? colour} robot`,
      ready: 'program gotowy',
      out: 'w naprawie',
      broken: 'Teraz ma uszkodzenie.',
      items: (count) => n(count, 'przedmiot', 'przedmioty', 'przedmiotów'),
      subprogram: (cards) => `Wywołaj: ${cards}`,
      extra: (rows) => `następny program ${rows > 0 ? '+' : '−'}${n(Math.abs(rows), 'rząd', 'rzędy', 'rzędów')}`,
      held: (token) => `żeton ${LOGIC_NAMES[token]!.pl}`,
      golem: (strength, range, rows, limit) =>
        `Uderza na ${n(range, 'pole', 'pola', 'pól')} z siłą ${strength}, ma ${n(rows, 'rząd', 'rzędy', 'rzędów')}, do naprawy idzie po ${n(limit, 'uszkodzeniu', 'uszkodzeniach', 'uszkodzeniach')}.`,
      robot: (power, cells, rows) =>
        `Atakuje na ${n(cells, 'pole', 'pola', 'pól')} z siłą ${power}, ma ${n(rows, 'rząd', 'rzędy', 'rzędów')}. Zepsuć się mogą trzy komponenty; jeszcze jedno uszkodzenie i robot odpada.`,
      limit: (limit) =>
        isSix
          ? `Po ${n(limit, 'uszkodzeniu', 'uszkodzeniach', 'uszkodzeniach')} idzie do naprawy.`
          : 'Gdy wszystkie trzy są zepsute, jeszcze jedno uszkodzenie i robot odpada.',
    },
    bot: ({ eye, seen, unseen }) => {
      const answer = (what: string | undefined): string =>
        !what || what === 'die' ? 'co każe kostka' : `„${card(what as Item)}”`;
      if (eye === 0) return 'Nigdzie nie patrzy. Zawsze to, co każe kostka.';
      const does = seen.always
        ? answer(seen.always)
        : seen.reached
          ? `${answer(seen.reached)}, jeśli dosięgnie, inaczej ${answer(seen.else)}`
          : `${answer(seen.even)} przy parzystej kostce, ${answer(seen.odd)} przy nieparzystej`;
      return `Patrzy na ${n(eye, 'pole', 'pola', 'pól')} naprzód. Widzi gracza: ${does}. Nikogo nie widzi: ${answer(unseen)}.`;
    },
    die: `Kostka: 1 ${card('F')}, 2 ${card('B')}, 3 ${card('L')}, 4 ${card('R')}, 5 ${card('A')}, 6 ${card('D')}.`,
    setup: {
      title: 'Scenariusz',
      change: 'Zmień',
      choose: 'Wybierz scenariusz',
      forChildren: 'Dla dzieci',
      forAll: 'Dla wszystkich',
      players: (min, max) => (min === max ? n(min, 'gracz', 'gracze', 'graczy') : `${min}–${max} graczy`),
      withBots: (count) => `+ ${n(count, 'bot', 'boty', 'botów')}`,
      kids: 'dla dzieci',
      difficulty: ['łatwy', 'średni', 'trudny'],
      lineup: 'Boty i rundy',
      leads: isSix ? 'Golem' : 'Robot',
      taken: (golem, owner, maySwap) => (maySwap ? `${golem} (już ma: ${owner}; zamienicie się)` : `${golem}: zajęte, ${owner}`),
      botOf: 'bot',
      bots: 'Boty na planszy',
      atRandom: 'Losowo',
      atRandomHint: 'Jeden z pozostałych, losowany na początku gry.',
      botGolem: (number) => `${isSix ? 'Golem' : 'Robot'} bota ${number}`,
      standIn: (wanted, ready, min, max) =>
        `Graczy w „${wanted}”: ${min === max ? min : `${min}–${max}`}. Teraz leży „${ready}”; gdy stołków będzie tyle co przedtem, wróci twój scenariusz.`,
      missing: (ready) => `Tego scenariusza nie ma w tej przeglądarce, leży „${ready}”. Poproś o link albo plik.`,
      botProgram: (number) => `Program bota ${number}`,
      rounds: 'Rundy',
      roundsHint: 'Po tylu rundach gra się kończy',
    },
    about: {
      subprogram: {
        title: 'Co to jest „Wywołaj”?',
        says: 'Przed grą możesz odkryć obok golema dwie karty: to podprogram. Potem w każdej rundzie jeden rząd programu może być kartą „Wywołaj” i w tym jednym rzędzie wykonają się obie karty. Za to przez całą grę brakuje ich na ręce.',
      },
      build: {
        title: 'Co robią komponenty',
        says: 'Procesor decyduje, ile rzędów ma program. Broń – jak mocno i na ile pól atakujesz. Podwozie wozi robota; uszkodzone zabrania jednej komendy.',
      },
      logic: {
        title: 'Żetony logiki',
        says: 'Żeton zmienia w tej rundzie jeden rząd programu, twojego albo cudzego. Na pustym polu czeka na tego, kto tam stanie.',
      },
    },
    kids: {
      goals: {
        treasure: 'Bądźcie pierwsi przy skarbie!',
        edge: 'Bądźcie pierwsi na drugim końcu!',
        most: 'Zbierzcie więcej zębatek niż inni!',
        all: 'Zbierzcie wszystkie zębatki!',
      },
      alone: (goal, cards) =>
        `${{ treasure: 'Dojdźcie do skarbu', edge: 'Dojdźcie na drugi koniec' }[goal] ?? 'Zbierzcie wszystkie zębatki'}. Macie na to ${n(cards, 'kartę', 'karty', 'kart')}!`,
      lay: (count) => ['', 'Połóżcie jedną kartę.', 'Połóżcie dwie karty.'][count] ?? 'Połóżcie trzy karty.',
      used: (count, all) => `karty: ${count} z ${all}`,
      noWay: {
        blocked: 'Droga jest zamknięta i nie da się już wygrać. Brawo za próbę! Zaczynamy od nowa?',
        shared: 'Zębatki mają obie drużyny, więc nikt nie zbierze wszystkich. Brawo dla obu drużyn! Zaczynamy od nowa?',
      },
      anew: 'Od nowa',
      playOn: 'Graj dalej',
      golem: 'Gliniany golem: robi dokładnie to, co każą karty.',
      voice: 'Czytaj na głos',
    },
    result: {
      damage: (count, limit) => `uszkodzenia: ${count} z ${limit}`,
      components: (count) => n(count, 'zepsuty komponent', 'zepsute komponenty', 'zepsutych komponentów'),
      dealt: (points) => `zadane ciosy: ${points}`,
      items: (count) => n(count, 'przedmiot', 'przedmioty', 'przedmiotów'),
    },
  };
};

function tokenName(word: string): string {
  const [kind, detail = ''] = word.split(':') as [string, string?];
  switch (kind) {
    case 'wall':
      return 'ściana';
    case 'stone':
      return 'kamień';
    case 'water':
      return 'woda';
    case 'ice':
      return 'lód na wodzie';
    case 'portal':
      return 'portal';
    case 'treasure':
      return 'skarb';
    case 'gear':
      return 'zębatka';
    case 'ladder':
      return `drabina ${detail[0]} ${detail[1] === '+' ? 'w górę' : 'w dół'}`;
    case 'logic':
      return `żeton logiki ${LOGIC_NAMES[detail]?.pl ?? detail}`;
    case 'line':
      return `linia, ${LINE[detail] ?? detail}`;
    default:
      return detail.includes('/') ? `kolumna beczek: ${detail.split('/').length}` : 'beczka';
  }
}

function bubble(event: GolemsEvent): string {
  switch (event.kind) {
    case 'conditionTested':
      return event.answer ? 'tak' : 'nie';
    case 'damageTaken':
      return `−${event.points}`;
    case 'pointsBlocked':
      return `obrona ${event.points}`;
    case 'golemRepaired':
      return 'naprawa';
    case 'barrelOpened':
      return (
        CONTENTS_NAMES[event.contents]?.pl ??
        { chips: 'wióry', bomb: 'bomba', tools: 'narzędzia' }[event.contents] ??
        event.contents
      );
    case 'rowsChanged':
      return event.extra > 0 ? `+${event.extra}` : `−${-event.extra}`;
    case 'componentDamaged':
    case 'componentRepaired':
      return COMPONENT_NAMES[event.component]!.pl;
    case 'goalTaken':
      return event.goal === 'treasure' ? 'skarb!' : '+1';
    case 'loopDetected':
      return 'pętla';
    default:
      return '';
  }
}

function note(events: readonly GolemsEvent[], isSix: boolean): string {
  const loops = events.filter(({ kind }) => kind === 'loopDetected');
  const parts = [...loops, ...events].flatMap((event) => {
    switch (event.kind) {
      case 'conditionTested':
        return loops.length > 0 ? [] : [event.answer ? 'tak' : 'nie'];
      case 'moveBlocked':
      case 'slideBlocked':
        return [
          {
            edge: 'krawędź planszy',
            token: isSix ? 'na drodze ściana' : 'na drodze kamień',
            barrel: 'beczka ani drgnie',
            claim: 'zajęte',
            golem: 'ktoś tam stoi',
            swap: 'zajęte',
            return: 'z powrotem tutaj',
          }[event.by],
        ];
      case 'barrelPushed':
        return [`pcha ${event.from} → ${event.to}`];
      case 'golemSlid':
        return ['ślizga się dalej'];
      case 'commandSwallowed':
        return ['grzęźnie w śniegu'];
      case 'commandRefused':
        return ['nie wykona'];
      case 'waterEntered':
        return ['do wody!'];
      case 'goalTaken':
        return [event.goal === 'treasure' ? 'skarb' : 'zębatka'];
      case 'loopDetected':
        return ['pętla bez końca, 1 uszkodzenie'];
      case 'strikeMade':
        return event.hit === 'none' ? ['cios w powietrze'] : [`cios w ${event.way.at(-1)}`];
      case 'attacked':
        return event.cells.length === 0 ? ['atak w powietrze'] : [`atak na ${event.cells.join(', ')}`];
      default:
        return [];
    }
  });
  return [...new Set(parts)].slice(0, 2).join(', ');
}
