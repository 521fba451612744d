import type { en } from '../../../en/games/golems4/rulebook.ts';

export const pl: typeof en = {
  lead: 'Osiem rund, trzy komponenty, jeden robot na końcu.',
  parts: {
    goal: {
      title: 'Cel gry',
      says: [
        'Prowadzisz **robota** programem, którego nikt nie widział. Na planszy czekają inne roboty, bomby, portale i linie.',
        'Zostań na planszy jako ostatni robot. Po ośmiu rundach wygrywa ten, kto ma najmniej zepsutych komponentów.',
      ],
      alt: 'Plansza cztery na cztery pola. Czerwony i niebieski robot patrzą na siebie z przeciwległych rogów; między nimi beczka, kamień, dwa portale, linia i woda.',
      caption: 'Dwa roboty, a między nimi najróżniejsze rzeczy.',
    },
    robot: {
      title: 'Twój robot',
      says: ['Robot składa się z trzech **komponentów**. Każdy ma stronę sprawną i zepsutą:'],
      list: [
        '**Procesor** mówi, ile rzędów ma twój program.',
        '**Broń** mówi, jak mocno i jak daleko atakujesz.',
        '**Podwozie** mówi, jak możesz się ruszać. Zepsute nie potrafi jednego z ruchów.',
      ],
      alt: 'Sprawne procesor, broń i podwozie; strzałka; te same trzy zepsute: mniejsze liczby i jeden ruch przekreślony.',
      caption: 'Po lewej sprawne, po prawej zepsute.',
    },
    setup: {
      title: 'Przygotowanie',
      says: [
        'Na pierwszą grę weź planszę cztery na cztery. Ustaw na niej przeszkody; do beczek nikt nie może zaglądać. Każdy bierze robota i jego trzy komponenty sprawną stroną do góry. Roboty zaczynają po przeciwnych stronach.',
      ],
    },
    event: {
      title: 'Karta dla wszystkich',
      says: [
        'Runda zaczyna się od jednej odkrytej karty. **Bonus** pozwala wszystkim użyć w tej rundzie „Pętli 2” albo „Warunku”. **Wydarzenie** następuje, gdy programy są już napisane.',
        '„Mróz” skuwa całą wodę lodem, „Odwilż” go topi. „Zamiana” zamienia pierwszy rząd z ostatnim. „Przeciąg” zdmuchuje wszystkie rzędy o jeden w górę. „Zacięcie” pozwala rywalowi zepsuć rząd. „Prezent” naprawia komponent.',
      ],
      alt: 'Cztery karty: „Pętla 2”, „Warunek”, „Mróz” i „Prezent”.',
      caption: 'Dwa bonusy i dwa wydarzenia: „Pętla 2”, „Warunek”, „Mróz”, „Prezent”.',
    },
    cards: {
      title: 'Komendy',
      says: ['Wszyscy mają takie same karty:'],
      list: [
        '„Naprzód” i „Wstecz”: jedno pole, bez obrotu.',
        '„W lewo” i „W prawo”: ćwierć obrotu w miejscu.',
        '„Stój”: nie rób nic.',
        '„Atak”: uderz w to, co jest na wprost.',
        '„Obrona”: zablokuj w tym rzędzie jeden punkt.',
      ],
    },
    program: {
      title: 'Pisanie programu',
      says: [
        'Połóż w każdym rzędzie jedną zakrytą kartę, aż zapełnisz wszystkie rzędy procesora. Nie wolno położyć ruchu, którego podwozie nie potrafi.',
      ],
      alt: 'Trzy karty w rzędzie: „Naprzód”, „W prawo”, „Atak”.',
      caption: 'Program dla procesora z trzema rzędami.',
    },
    running: {
      title: 'Wykonanie',
      says: [
        'Wszyscy odkrywają pierwszy rząd i działają naraz: najpierw ruchy, potem ataki, potem uszkodzenia. Potem następny rząd.',
        'Dwa roboty chcą na jedno pole? Oba zostają. Wolno wejść na pole, z którego inny schodzi, ale robot nigdy nie pcha robota.',
      ],
      alt: 'Dwa roboty jadą na to samo pole: krzyżyk. Dwa roboty jadą jeden za drugim: znaczek „dobrze”.',
      caption: 'Dwa chcą na jedno pole: oba zostają. Jeden zjeżdża, drugi jedzie za nim: w porządku.',
    },
    attack: {
      title: 'Atak',
      says: [
        'Atakuje się na wprost. Broń o sile 2 uderza w jedno pole za 2 punkty. Daleka uderza w dwa pola po 1 punkcie. Robot albo kamień na pierwszym zasłania drugie.',
        '„Obrona” blokuje jeden punkt. Każdy inny psuje komponent, a właściciel wybiera który. To najtrudniejszy wybór w grze.',
      ],
      alt: 'Niebieski robot atakuje czerwonego przed sobą; strzałka; czerwony ma o jeden zepsuty komponent więcej: minus 1.',
      caption: 'Czerwony dostał i poświęca podwozie.',
    },
    things: {
      title: 'Co stoi na planszy',
      says: [],
      list: [
        '**Kamień:** nikt nie przejdzie.',
        '**Beczka:** pchnij ją albo zaatakuj. Wióry nie robią nic, narzędzia naprawiają, bomba uderza we wszystkie pola dookoła.',
        '**Woda:** 1 punkt uszkodzeń, potem wychodzisz obok. Beczka pływa.',
        '**Portal:** tu wjeżdżasz, tam wyjeżdżasz.',
        '**Linia:** prowadzi cię jak szyny tramwaj. Działają na niej tylko „Naprzód” i „Wstecz”.',
        '**Lód i śnieg:** gołoledź podwaja każdy ruch. Zaspa chce tej samej komendy dwa razy. Lód na wodzie po rundzie pęka.',
      ],
      alt: 'Robot wjeżdża do portalu; strzałka; wyjechał z drugiego portalu i nadal patrzy na wschód.',
      caption: 'Jednym portalem wjechał, drugim wyjechał.',
    },
    bonus: {
      title: 'Dwie karty bonusowe',
      says: ['Wolno ich użyć tylko w rundzie, w której pozwala na to odkryta karta:'],
      list: [
        '„Pętla 2” zajmuje dwa rzędy: siebie i kartę, która wykona się dwa razy.',
        '„Warunek” zajmuje trzy rzędy: siebie, kartę na wypadek przeszkody z przodu i kartę na wypadek jej braku.',
      ],
      alt: 'Karty „Pętla 2” i „Naprzód”; strzałka; robot, którego droga prowadzi dwa pola naprzód.',
      caption: '„Pętla 2” z „Naprzód”: od razu dwa pola.',
    },
    end: {
      title: 'Koniec gry',
      says: [
        'Robot z trzema zepsutymi komponentami jeszcze jeździ. Następny punkt go eliminuje. Ostatni robot wygrywa.',
        'Po ośmiu rundach policz zepsute komponenty. Kto ma najmniej, wygrywa; po równo to remis.',
      ],
      alt: 'Działający czerwony robot obok wyłączonego niebieskiego.',
      caption: 'Czerwony wygrał. Niebieski czeka na mechanika.',
    },
    more: {
      title: 'Można też inaczej',
      says: [],
      list: [
        '**Zbuduj robota:** przed grą wybierz komponenty dowolnego koloru.',
        '**Boty** grają razem z wami. Rusza nimi mały program i kostka, a jedno trafienie je eliminuje.',
      ],
    },
    hints: {
      title: 'Na pierwszą grę',
      says: [],
      list: [
        'Najpierw wszyscy się ruszają, potem atakują. Celuj tam, gdzie rywal będzie.',
        'Poświęć komponent, który w następnych rundach najmniej ci się przyda.',
        'Zanim zaczniesz pisać, spójrz na odkrytą kartę.',
      ],
    },
  },
};
