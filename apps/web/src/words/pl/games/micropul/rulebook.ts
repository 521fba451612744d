import type { en } from '../../../en/games/micropul/rulebook.ts';

export const pl: typeof en = {
  lead: 'Więcej z mniejszego.',
  parts: {
    goal: {
      title: 'Cel gry',
      says: [
        'Na środku leży **rdzeń**, stos żetonów, który się kurczy. Każdy twój żeton może odłupać od rdzenia nowe. Wydawaj mało, zdobywaj dużo. Po drodze kładź **kamienie** na grupach kółek, które będą coś warte.',
        'Gdy rdzeń jest pusty, wygrywa ten, kto ma najwięcej punktów.',
      ],
      alt: 'Osiemnaście żetonów obok siebie. Biegną po nich linie białych i czarnych kółek; cztery grupy mają czerwony lub niebieski obrys i kamień.',
      caption: 'Środek gry: czerwony i niebieski mają po dwie grupy.',
    },
    setup: {
      title: 'Przygotowanie',
      says: [
        'Połóż na stole **żeton startowy**: dwa kółka białe, dwa czarne. Pozostałe 47 żetonów potasuj zakryte. To rdzeń.',
        'Każdy bierze sześć żetonów i ich nie pokazuje: to **ręka**. Każdy bierze trzy kamienie. Kto zaczyna, rozstrzyga los.',
      ],
      alt: 'Żeton startowy, sześć różnych żetonów, trzy czerwone kamienie i zakryty żeton z liczbą 35.',
      caption: 'Żeton startowy, twoja ręka, twoje kamienie. Po rozdaniu dwóch rąk w rdzeniu jest 35 żetonów.',
    },
    signs: {
      title: 'Co jest na żetonie',
      says: ['Żeton ma cztery rogi. Róg jest pusty albo pokazuje jedno z tych:'],
      list: [
        '**Białe i czarne kółka** to micropul. Trzymają żetony razem.',
        '**Kropka** daje jeden żeton.',
        '**Podwójna kropka** daje dwa.',
        '**Krzyżyk** daje jeszcze jedną turę.',
        '**Duży żeton** to jedno wielkie kółko. Łączy jak cztery, a liczy się za jedno. Jego znak działa z każdej strony.',
      ],
    },
    turn: {
      title: 'Twoja tura',
      says: ['Zrób dokładnie **jedną** z trzech rzeczy. Nie można spasować.'],
      list: ['**Wyłóż** żeton z ręki.', '**Weź** żeton z magazynu.', '**Połóż** kamień na grupie.'],
    },
    placing: {
      title: 'Wykładanie żetonu',
      says: ['Połóż go krawędzią do krawędzi innego żetonu, obrócony jak chcesz. Są dwie zasady:'],
      list: [
        'Co najmniej jedno jego kółko **dotyka kółka** na żetonie, który już leżał.',
        '**Białe nigdy nie dotyka czarnego** na innym żetonie.',
        'Kropki, krzyżyki i puste rogi mogą dotykać wszystkiego.',
      ],
      alt: 'Trzy razy nowy żeton na prawo od startowego. Najpierw białe kółko dotyka białego: dobrze. Potem białe dotyka czarnego: źle. Potem żadne kółko nie dotyka innego: źle.',
      caption: 'Białe dotyka białego: dobrze. Białe dotyka czarnego: źle. Kółka się nie dotykają: też źle.',
    },
    firing: {
      title: 'Znaki działają',
      says: [
        'Zobacz, gdzie twój żeton spotyka sąsiadów. Działa każdy znak, który dotyka **kółka na innym żetonie**. Nowy znak działa od starego kółka, a stary od nowego. Kolor nie ma znaczenia. W jednej turze znak działa raz, ale w innej może zadziałać znowu.',
        '**Kropki:** weź tyle żetonów z rdzenia. Połóż je przed sobą zakryte: to twój **magazyn**. Nie podglądaj!',
        '**Krzyżyk:** masz jeszcze jedną turę. Dwa krzyżyki naraz to wciąż tylko jedna.',
      ],
      alt: 'Dwa przykłady: nowy żeton obok startowego. Podwójna kropka dotyka białego kółka: dwa żetony więcej. Krzyżyk dotyka czarnego kółka: jeszcze jedna tura.',
      caption: 'Podwójna kropka daje dwa żetony. Krzyżyk daje jeszcze jedną turę.',
    },
    taking: {
      title: 'Branie żetonu',
      says: ['Ręka robi się pusta? Weź dowolny żeton z magazynu. Teraz możesz go obejrzeć. Na ręce masz najwyżej sześć.'],
      alt: 'Trzy zakryte żetony; strzałka prowadzi do jednego odkrytego.',
      caption: 'Z magazynu na rękę: jedna tura, jeden żeton.',
    },
    stones: {
      title: 'Kamienie i grupy',
      says: [
        'Kółka jednego koloru, które się dotykają, to **grupa**. Połóż kamień na dowolnym kółku grupy, w której nie ma jeszcze kamienia, i grupa jest twoja.',
        'Kamienia już się nie rusza, a masz tylko trzy. Nie rozdawaj ich wszystkich na początku.',
        'Gdy zrosną się dwie grupy z kamieniami, nowa grupa nie jest nic warta. Tak, wolno to komuś zrobić.',
      ],
      alt: 'Czerwona i niebieska grupa, między nimi puste miejsce. Żeton łączy je w jedną grupę z dwoma kamieniami: zero punktów.',
      caption: 'Jeden żeton łączy czerwoną i niebieską. Teraz nikt nie ma punktów.',
    },
    closed: {
      title: 'Kiedy grupa jest zamknięta',
      says: [
        'Grupa jest **zamknięta**, gdy nie może już rosnąć: przy każdym zewnętrznym boku jej kółek leży żeton. Co na nim jest, nie ma znaczenia.',
        'Punkty dają tylko grupy zamknięte. Dziura, do której nie pasuje żaden żeton, zostawia grupę otwartą na zawsze.',
      ],
      alt: 'Trzy żetony wokół białej grupy z czerwonym kamieniem; jedno miejsce jest wolne: zero punktów. Czwarty żeton zajmuje miejsce: cztery punkty.',
      caption: 'Jedno miejsce jest otwarte: brak punktów. Czwarty żeton zamyka grupę: cztery punkty.',
    },
    end: {
      title: 'Koniec gry',
      says: ['Gra kończy się od razu, gdy ktoś weźmie ostatni żeton rdzenia. Krzyżyk z tej tury przepada. Teraz policz:'],
      list: [
        '**1 punkt** za każde kółko zamkniętej grupy z twoim kamieniem i żadnym innym. Duży żeton liczy się za 1.',
        '**2 punkty** za każdy żeton w magazynie.',
        '**1 punkt** za każdy żeton na ręce.',
        'Jeśli nie masz żetonu ani na ręce, ani w magazynie, od razu przegrywasz. Tyle samo punktów to remis.',
      ],
    },
    alone: {
      title: 'Gra w pojedynkę',
      says: [
        'Jedna ręka, trzy kamienie, 41 żetonów w rdzeniu. Krzyżyk nie daje teraz tury. Odkrywa jeden żeton z magazynu, a ty możesz go później wybrać.',
        'Opróżnij rdzeń, zanim skończą się twoje żetony. Sześćdziesiąt punktów to dobry wynik, sto to mistrzostwo.',
      ],
    },
    hints: {
      title: 'Na pierwszą grę',
      says: [],
      list: [
        'Wykładaj żeton, od którego zadziała najwięcej znaków.',
        'Żeton w magazynie jest wart dwa razy więcej niż na ręce. Nie bierz za dużo.',
        'Zachowaj jeden kamień na koniec.',
      ],
    },
  },
};
