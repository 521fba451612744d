import type { en } from '../../../en/games/circuit/rulebook.ts';

export const pl: typeof en = {
  lead: 'Oświetl robota. Niczego nie spal.',
  parts: {
    goal: {
      title: 'Cel gry',
      says: [
        'Panel robota jest zepsuty i wszyscy go naprawiacie. Kładź kafelki, aż prąd popłynie od **plusa** do **minusa**. Żarówki i diody LED po drodze zaświecą.',
        'Światło daje punkty. Dym i zwarcia je zabierają. Wygrywa ten, kto ma najwięcej punktów.',
      ],
      alt: 'Pięć kafelków tworzy drogę od plusa dolnej listwy do jej minusa. Żarówka pośrodku świeci w pełni: dwa punkty.',
      caption: 'Obwód jest zamknięty, a żarówka świeci w pełni: 2 punkty.',
    },
    tiles: {
      title: 'Co jest na kafelkach',
      says: ['Przewody prowadzą prąd: prosto, za róg albo w rozgałęzienie. Inne kafelki coś z nim robią:'],
      list: [
        '**Żarówka** świeci, skądkolwiek płynie prąd.',
        '**Dioda LED** przepuszcza prąd tylko zgodnie ze strzałką. Sama na drodze się spala.',
        '**Rezystor (opornik)** hamuje prąd. Chroni diodę LED i nie daje punktów.',
        '**Dioda** to dla prądu ulica jednokierunkowa.',
        '**Mostek** prowadzi jeden przewód nad drugim. Nie są połączone.',
      ],
    },
    setup: {
      title: 'Przygotowanie',
      says: [
        'Połóż listwy nad planszą i pod nią. Żetony boczne potasuj i rozłóż z lewej i z prawej. Przy plusach i minusach drogi się zaczynają i kończą. Z przerwanego przewodu nie ma pożytku.',
        'Każdy bierze osiem żetonów światła i lutownicę. Wszystkie kafelki trafiają do worka, a z nimi po jednej lutownicy na gracza. Kto zaczyna, rozstrzyga los.',
      ],
      alt: 'Cztery żetony boczne: plus, minus, plus z bezpiecznikiem, przerwany przewód. Dalej lutownica, żeton pełnego światła za 2 i połowy światła za 1.',
      caption: 'Żetony boczne, lutownica i żetony światła: pełne i połowa.',
    },
    turn: {
      title: 'Twoja tura',
      says: ['Dobierz do trzech kafelków. Potem zrób **jedną** rzecz:'],
      list: [
        '**Połóż** kafelek.',
        '**Wymień** kafelek: odrzuć go i dobierz inny.',
        '**Użyj** lutownicy.',
        'Pasuj tylko wtedy, gdy nic innego nie możesz zrobić.',
      ],
    },
    placing: {
      title: 'Kładzenie kafelka',
      says: [
        'Wybierz puste pole obok kafelka, listwy albo żetonu bocznego. Obróć kafelek, jak chcesz. Przewody nie muszą pasować.',
      ],
      alt: 'Dwa kafelki przy lewej krawędzi planszy. Znaczki „dobrze” na polu obok nich i na polach nad listwą; żarówka z dala od wszystkiego ma krzyżyk.',
      caption: 'Obok kafelka albo przy listwie: dobrze. Samotnie na planszy: źle.',
    },
    light: {
      title: 'Jak jasno?',
      says: [
        'Policz na drodze żarówki, diody LED i rezystory. Im jest ich więcej, tym słabsze światło:',
        'Połóż swoje żetony światła na tym, co się zaświeciło. Pełne światło to 2 punkty, połowa 1. Żetony zostają tam do końca gry.',
      ],
      list: [
        'Jedna żarówka: pełne światło.',
        'Dwie żarówki: obie w połowie. Dwie diody LED: pierwsza w połowie, druga w pełni.',
        'Żarówka i dioda LED: żarówka w połowie, dioda w pełni.',
        'Rezystor i dioda LED: w pełni. Rezystor i żarówka: w połowie.',
        'Trzy części: połowa światła, najwyżej na dwóch z nich.',
        'Cztery części: ciemno. Prąd jest za słaby.',
      ],
      alt: 'Dwa zamknięte obwody. Żarówka i dioda LED: żarówka świeci w połowie, dioda w pełni, 1 plus 2 punkty. Rezystor i dioda LED: dioda świeci w pełni, 2 punkty.',
      caption: 'Żarówka i dioda LED: 3 punkty. Rezystor i dioda LED: 2 punkty.',
    },
    danger: {
      title: 'Co się psuje',
      says: [
        'Każda z tych rzeczy kosztuje 2 punkty, ale tylko raz na turę:',
        'Za trzecim razem zamiast punktów tracisz następną turę.',
        'Dopóki jest zwarcie, nic nowego nie świeci. Jeśli na początku tury masz lutownicę, musisz jej użyć. Jeśli nikt nie naprawi zwarcia, gra się kończy.',
      ],
      list: [
        '**Zwarcie:** na drodze są same przewody.',
        '**Dym:** samotna dioda LED się spala. Rezystory bez żarówki i diody LED też.',
      ],
      alt: 'Dwa zamknięte obwody. W jednym są same przewody: zwarcie, minus 2. W drugim tylko dioda LED, która dymi: minus 2.',
      caption: 'Same przewody: zwarcie. Sama dioda LED: dym.',
    },
    fuse: {
      title: 'Bezpiecznik',
      says: [
        'Niektóre żetony boczne mają **bezpiecznik**. Przepala się pierwszy i nikt nie traci punktów. Odtąd prąd przez niego nie płynie.',
      ],
      alt: 'Droga z przewodów od plusa z bezpiecznikiem do minusa. Bezpiecznik się przepalił; nikt nie traci punktów.',
      caption: 'Przepala się bezpiecznik i to wszystko: strata 0 punktów.',
    },
    iron: {
      title: 'Lutownica',
      says: ['Lutownica działa raz. Potrafi jedną z tych rzeczy:'],
      list: [
        'Wyjąć spalony kafelek albo naprawić bezpiecznik: za darmo.',
        'Wyjąć jeden kafelek ze zwarcia: za darmo.',
        'Zastąpić kafelek bez światła i dymu kafelkiem z ręki: −1 punkt.',
      ],
      alt: 'Spalona dioda LED w obwodzie; strzałka; ten sam obwód z luką w miejscu diody.',
      caption: 'Spalona dioda LED wyjęta. To nic nie kosztuje.',
    },
    switch: {
      title: 'Tajny włącznik',
      says: ['**Kontaktron** przewodzi prąd tylko obok **magnesu**. Połóż magnes tuż przy nim, a prąd popłynie.'],
      alt: 'Pod kontaktronem leży magnes, a na kontaktronie żeton „Włączony”. Żarówka na tej samej drodze świeci w pełni: 2 punkty.',
      caption: 'Magnes włącza kontaktron: 2 punkty.',
    },
    end: {
      title: 'Koniec gry',
      says: [
        'Ktoś ma 8 punktów światła? Pozostali mają jeszcze po jednej turze. Gra kończy się też, gdy zabraknie kafelków albo wszyscy po kolei spasują.',
        'Policz światło i odejmij kary. Przy remisie wygrywa ten, komu świeci więcej części.',
      ],
    },
    more: {
      title: 'Można też inaczej',
      says: [],
      list: [
        '**Po dwa na turę:** połóż dwa kafelki albo dwa wymień.',
        '**Drużyny:** partnerzy dodają punkty.',
        '**Baterie:** każda pomaga prądowi albo go zatrzymuje.',
      ],
    },
    hints: {
      title: 'Na pierwszą grę',
      says: [],
      list: [
        'Buduj od plusa i od minusa, aż obie drogi spotkają się pośrodku.',
        'Zanim zamkniesz obwód, poszukaj drogi na skróty obok żarówki. Prąd ją znajdzie.',
        'Zachowaj lutownicę na pierwsze zwarcie.',
      ],
    },
  },
};
