import type { en } from '../../../en/games/golems6/rulebook.ts';

export const pl: typeof en = {
  lead: 'Napisz program. A potem zobacz, jak spotyka inne.',
  parts: {
    goal: {
      title: 'Cel gry',
      says: [
        'Mag Algoritmus zrobił z gliny **golemy**. Słuchają komend i niczego więcej. Na jego turnieju prowadzisz jednego z nich.',
        'W dziesięć rund wyeliminuj golemy rywali, a swojego zachowaj w całości.',
      ],
      alt: 'Plansza cztery na cztery pola. Dwa golemy patrzą na siebie z przeciwległych rogów; między nimi beczki, ściany i woda.',
      caption: 'Dwa golemy, dwie beczki, dwie ściany i trochę wody.',
    },
    setup: {
      title: 'Przygotowanie',
      says: [
        'Ułóż planszę i, jeśli chcesz, ustaw na niej przeszkody. Do beczek nikt nie może zaglądać.',
        'Wybierz golema; najmłodszy gracz wybiera pierwszy. Karta golema mówi, jak mocno i jak daleko bije i ile **rzędów** mają jego programy. Mówi też, ile uszkodzeń wytrzyma. Golemy zaczynają po przeciwnych stronach, twarzą w twarz.',
      ],
      alt: 'Cztery różne golemy w czterech kolorach.',
      caption: 'Cztery golemy z dwunastu: miecz, łuk, tarcza i olbrzym.',
    },
    cards: {
      title: 'Komendy',
      says: ['Wszyscy mają takie same karty:'],
      list: [
        '„Naprzód” i „Wstecz”: jedno pole, bez obrotu.',
        '„W lewo” i „W prawo”: ćwierć obrotu w miejscu.',
        '„Stój”: nie rób nic.',
        '„Cios”: uderz w to, co jest na wprost.',
        '„Obrona”: zatrzymaj w tym rzędzie jeden punkt ciosów z dowolnej strony.',
      ],
    },
    program: {
      title: 'Pisanie programu',
      says: [
        'Każda runda zaczyna się w tajemnicy. Połóż w każdym rzędzie jedną zakrytą kartę. Żaden rząd nie może zostać pusty, a każdej karty użyjesz tylko raz.',
        'Postaw się na miejscu golema: jego lewa strona nie zawsze jest twoją.',
      ],
      alt: 'Cztery karty w rzędzie: „Naprzód”, „Naprzód”, „W prawo”, „Cios”.',
      caption: 'Program z czterech rzędów: dwa kroki, obrót, cios.',
    },
    running: {
      title: 'Wykonanie',
      says: [
        'Teraz wszyscy odkrywają pierwszy rząd i wszystkie golemy działają naraz. Potem drugi rząd i tak dalej. W każdym rzędzie najpierw się ruszają, a potem biją.',
        'Dwa golemy chcą na jedno pole? Oba zostają. Wolno jednak wejść na pole, z którego inny schodzi, a dwa mogą się nawet zamienić miejscami. Krawędź planszy zatrzymuje każdego.',
      ],
      alt: 'Dwa golemy idą na to samo pole: krzyżyk. Dwa golemy idą jeden za drugim: znaczek „dobrze”.',
      caption: 'Dwa chcą na jedno pole: oba zostają. Jeden schodzi, drugi idzie za nim: w porządku.',
    },
    striking: {
      title: 'Cios',
      says: [
        'Cios trafia pierwszego golema albo pierwszą przeszkodę na wprost, o ile pozwala zasięg. Uszkodzeń jest tyle, ile golem ma siły. Wszystkie ciosy padają naraz, więc dwa golemy mogą trafić się nawzajem.',
        '„Obrona” odejmuje jeden punkt.',
      ],
      alt: 'Dwa obrazki: golem uderza tego, kto stoi przed nim. Na pierwszym powstaje pęknięcie: minus 1. Na drugim tamten się broni: 0.',
      caption: 'Bez „Obrony” pęknięcie, z „Obroną” nic.',
    },
    things: {
      title: 'Co stoi na planszy',
      says: [],
      list: [
        '**Beczka:** pchnij ją albo uderz i sprawdź, co jest w środku. Dynamit? Naprawa? Coś dziwniejszego?',
        '**Ściana:** nikt nie przejdzie i nikt jej nie zniszczy.',
        '**Drabina:** wejdź na nią, a znajdziesz się przy drugiej połowie.',
        '**Woda:** 1 uszkodzenie, a golem wychodzi na dowolne wolne pole obok.',
      ],
      alt: 'Golem idzie na beczkę; strzałka; golem i beczka są o jedno pole dalej.',
      caption: '„Naprzód” pcha beczkę, jeśli pole za nią jest wolne.',
    },
    ground: {
      title: 'Lód i śnieg',
      says: [
        'Na **lodzie** każdy ruch wykonuje się dwa razy, obroty też. W **śniegu** golem rusza się tylko wtedy, gdy dostanie tę samą komendę dwa razy z rzędu.',
      ],
      alt: 'Golem na lodowym polu; strzałka prowadzi dwa pola naprzód.',
      caption: 'Jedno „Naprzód” na lodzie: dwa pola.',
    },
    luck: {
      title: 'Szczęście i karty bonusowe',
      says: ['W każdej rundzie dobierasz **kartę szczęścia**. Może ci użyczyć jednej z tych kart:'],
      list: [
        '„Powtórz 2” wykonuje włożoną kartę dwa razy.',
        '„Warunek” patrzy naprzód, gdy wszyscy już się ruszyli. Jest przeszkoda? Jedna karta. Nie ma? Druga.',
        '„Powtarzaj, dopóki” powtarza swoją kartę, dopóki z przodu nie ma przeszkody. Pętla bez końca kosztuje 1 uszkodzenie.',
        '„Wywołanie podprogramu” wykonuje dwie karty wyłożone jawnie przed grą. Nie potrzebuje szczęścia.',
      ],
      alt: 'Karty „Powtórz 2” i „Naprzód”; strzałka; golem, którego droga prowadzi dwa pola naprzód.',
      caption: '„Powtórz 2” z „Naprzód”: dwa pola w jednym rzędzie.',
    },
    end: {
      title: 'Koniec gry',
      says: [
        'Golem, który ma za dużo uszkodzeń, odpada po rzędzie. Wygrywa ostatni golem na planszy. Po dziesięciu rundach wygrywa ten, kto ma najmniej uszkodzeń; po równo to remis.',
        'Nie martw się o przegranego. Golem nic nie czuje, a po naprawie jest jak nowy.',
      ],
      alt: 'Dumny golem z mieczem obok śpiącego golema z łukiem.',
      caption: 'Jeden wygrał, drugi ucina sobie drzemkę.',
    },
    more: {
      title: 'Można też inaczej',
      says: [],
      list: [
        '**Dla dzieci** od pięciu lat: trzy rzędy, żadnych ciosów i skarb do zdobycia.',
        '**Boty** grają razem z wami: rusza nimi mały program i kostka.',
        '**Żetony logiki** zmieniają program, który jest już napisany.',
      ],
    },
    hints: {
      title: 'Na pierwszą grę',
      says: [],
      list: [
        'Myśl, gdzie rywal będzie, a nie gdzie jest.',
        'Kończ program twarzą do planszy, nie do krawędzi.',
        'Dziwne beczki zostaw rywalom.',
      ],
    },
  },
};
