import type { ParentsWords } from '../../pages/about/parents-words.ts';

export const pl: ParentsWords = {
  title: 'Dla rodziców i nauczycieli',
  lead: '„Golemy” dla dzieci od pięciu lat: pierwsza gra w programowanie, bez ani jednej walki. Dwa gliniane golemy szukają skarbu, a drogę pokazują im karty, po trzy naraz.',
  playTogether: 'Dwie drużyny przy jednym stole',
  teams: ['Pierwsza drużyna', 'Druga drużyna'],
  playBot: 'Jedno dziecko z botem',
  playAlone: '„Dziewięć kart”: dla jednego dziecka',
  build: 'Zbudujcie planszę razem',
  plans: 'Plany lekcji dla klasy',
  rules: 'Zasady dla najmłodszych',
  sections: [
    {
      title: 'Co jest inaczej',
      list: [
        'Tylko cztery komendy: naprzód, wstecz, obrót w lewo i w prawo. Nikt nikogo nie uderza, nic nie zależy od szczęścia.',
        'Program ma trzy karty, na małej planszy są dwa golemy.',
        'Cel widać od razu: skarb, zębatki albo drugi koniec planszy.',
        'Duże karty, mało słów, lektor czyta je na głos. Można grać, nie umiejąc jeszcze czytać.',
      ],
    },
    {
      title: 'Jak zacząć',
      isOrdered: true,
      list: [
        'Podzielcie się na dwie drużyny, po jednej na golema. Najlepiej od jednego do trojga dzieci w drużynie: radzą się i razem kładą karty.',
        'Najpierw grajcie po kolei. Drużyna kładzie karty, jej golem idzie; potem druga drużyna. Stół dla dwóch drużyn jest tak ustawiony.',
        'Zanim naciśniecie „Gotowe”, przejdźcie drogę palcem albo po podłodze. „W lewo” to lewo golema.',
        'Gdy to już będzie łatwe, wybierzcie w zasadach domowych „Jednocześnie”: oba programy ruszają razem i ktoś może stanąć na drodze.',
        'Na skarbie może leżeć cukierek albo inna mała nagroda. Umówcie się wcześniej, co dostanie druga drużyna.',
      ],
    },
    {
      title: 'Co dalej',
      list: [
        'Zacznijcie od „Skarbu w labiryncie”, potem wyścig i zębatki. Najpierw ściany i beczki; woda szkodzi golemowi i może poczekać.',
        '„Dziewięć kart do skarbu” jest dla jednego dziecka albo dla całej klasy przy rzutniku.',
        'Niech dzieci ułożą własną planszę w edytorze. To często najlepsza lekcja.',
        'Od szóstego roku życia, gdy trzy karty to już drobnostka, czeka bitwa: karty szczęścia, pętle i warunki.',
      ],
    },
    {
      title: 'Czego to uczy',
      list: [
        'Kolejność komend to algorytm; zapisany staje się programem i jest wykonywany co do joty.',
        'Planować kilka kroków naprzód i widzieć „lewo” i „prawo” cudzymi oczami.',
        'Znaleźć kartę, na której coś poszło nie tak, i spokojnie spróbować jeszcze raz.',
        'Decydować razem i czekać na swoją kolej.',
      ],
    },
    {
      title: 'Ile to trwa',
      text: 'Partia trwa od pięciu do dziesięciu minut. Dobre zajęcia to dwadzieścia–trzydzieści minut, na koniec własna plansza; kończcie, póki wszyscy chcą zagrać jeszcze raz.',
    },
    {
      title: 'Co opuszcza to urządzenie',
      text: 'Nic. Nie ma kont, reklam ani liczników, a po pierwszej wizycie wszystko działa bez internetu. Imiona i partie zostają w tej przeglądarce. Tylko jeśli sami otworzycie stół na kilka urządzeń, jego serwer przechowuje podane tam imiona i ruchy.',
    },
  ],
};
