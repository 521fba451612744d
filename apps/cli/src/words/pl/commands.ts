import type { en } from '../en/commands.ts';

export const pl: typeof en = {
  play: {
    summary: 'grać w terminalu przeciw botom albo z kimś obok, z podpowiedziami i analizą',
    help: `stolik play GRA [--level N | --bots IMIONA] [--players N] [--people N] [--sit MIEJSCE] [--names IMIONA] [--hints]
            [--seed N] [--log PLIK] [--lang en|ru|pl] [--OPCJA WARTOŚĆ…]
stolik play --from PLIK

Na miejscach bez ludzi grają boty; każdy widzi tylko to, co widać z jego miejsca.

--level N       siła botów od 1 do 6 (2); 2,5: każdy bot ma własny poziom, w kolejności miejsc
--bots A        to samo po imieniu, od najsłabszego: Oto, Wolt, Ada, Bit, Om, Zuse; ada,bit: oba naraz. W Golemach
                także dwa do ćwiczeń: posąg i papuga. --against znaczy to samo
--players N     liczba miejsc przy stole
--people N      ile z nich zajmują ludzie przy tym terminalu (1); 0: oglądasz grę botów
--sit MIEJSCE   gdzie siedzi pierwsza osoba (1)
--names A,B     imiona ludzi w kolejności miejsc
--hints         podpowiedzi i analiza także wtedy, gdy gra kilka osób
--seed N        za każdym razem to samo losowanie i te same ruchy botów; bez tego losowanie jest nieprzewidywalne
--log PLIK      gdzie zapisywać partię po każdym kroku (inaczej: nowy plik w tym folderze)
--from PLIK     kontynuuj zapisaną partię; ludzie siedzą na tych samych miejscach, chyba że podasz inaczej
Każde inne --imię to wariant zasad gry: --simple, --soloPlus none, --scenario treasure.

W grze wpisuje się ruch albo help, moves [SŁOWA], hint [N], review, undo, log, resign, quit.`,
  },
  lively: {
    summary: 'dać poziomowi zagrać i policzyć, ile się dzieje',
  },
  bench: {
    summary: 'zmierzyć szybkość zasad',
  },
  puzzles: {
    summary: 'ułożyć zadania i je udowodnić',
  },
  balance: {
    summary: 'dać botom zagrać wiele partii i ocenić równowagę gry',
  },
  arena: {
    summary: 'sprawdzić, który bot jest silniejszy',
  },
  bot: {
    summary: 'sprawdź program, który gra, i daj mu rozegrać partię',
    help: `stolik bot check FILE [--game GAME] [--level N] [--seed WORD] [--lang en|ru|pl]
stolik bot words [GAME] [--lang en|ru|pl]

check czyta program (.py albo .js) i mówi, co jest w nim nie tak: linię i przyczynę prostymi słowami. Potem program gra z botem
po jednej partii na każdym miejscu, a każdy jego błąd też jest wymieniony. Jeśli jest choć jeden błąd, kod wyjścia to 1.
words pokazuje słowa, które programy znają o grze, z przykładem do każdego.

--game GAME   gra; bez niej program jest tylko czytany, dla każdej gry
--level N     bot, z którym program gra (1)
--seed WORD   to samo słowo daje te same partie (1)`,
  },
  lessons: {
    summary: 'udowodnić poziomy lekcji',
  },
  perft: {
    summary: 'policzyć, na ile sposobów może się potoczyć gra',
  },
  replay: {
    summary: 'obejrzeć zapisaną partię',
    help: `stolik replay PLIK [--game N] [--as MIEJSCE] [--step] [--to N] [--lang en|ru|pl]

Opowiada zapisaną partię krok po kroku i pokazuje pozycję na końcu.

--game N      w pliku ze wszystkimi twoimi partiami („Zapisz moje partie” w przeglądarce): partia o tym numerze
--as MIEJSCE  oczami tego miejsca (1, 2, …) albo widza (watcher); inaczej widać wszystko
--step        pokazuj pozycję po każdym kroku; Enter: dalej, q: stop
--to N        zatrzymaj się po N krokach`,
  },
  verify: {
    summary: 'sprawdzić, czy partia szła zgodnie z zasadami',
    help: `stolik verify PLIK [--game N] [--kept PLIK] [--lang en|ru|pl]

Rozgrywa zapis jeszcze raz i porównuje każdy krok z zasadami, a każdą sumę kontrolną ze stanem. W zapisie stołu sieciowego jest też to,
z czego powstał los: wtedy sprawdza się, czy ziarno jest tym obiecanym przed grą, czy sole są tymi zapieczętowanymi i czy każdy wynik
z nich wynika, także te cofnięte.

  --game N      w pliku ze wszystkimi twoimi partiami („Zapisz moje partie” w przeglądarce): partia o tym numerze, inaczej
                wszystkie zakończone. To, co zachowała przeglądarka, jest już w takim pliku.
  --kept PLIK   co zachował ktoś, kto siedział przy stole („Sprawdź tę partię” w przeglądarce): zapis jest z tym porównywany.
                Bez tego widać tylko, czy zapis zgadza się sam ze sobą.

Kod wyjścia: 0 zapis jest dobry, 1 krok albo suma kontrolna jest zła (podana), 2 to nie jest zapis partii.`,
  },
  case: {
    summary: 'sprawdzić ręcznie zapisane pozycje z zasadami',
    help: `stolik case PLIK…
stolik case --keys GRA

Rozgrywa ruchy każdego przykładu z jego pozycji i porównuje, czego oczekuje, z tym, co wyszło. Jeden wiersz na plik.
Czym jest przykład, mówi docs/cases.md; gotowe są w games/*/cases.

--keys GRA   co może być w options, position, moves i expect tej gry

Kod wyjścia: 0 wszystko się zgadza, 1 coś się różni (pokazane po kluczach), 2 plik nie jest przykładem (podany zły klucz).`,
  },
  newGame: {
    summary: 'zacząć własną grę: zasady, plansza, teksty i testy',
  },
  words: {
    summary: 'pokazać, czego brakuje w tłumaczeniu',
    help: `stolik words [--missing KOD] [--lang en|ru|pl]

Dla tłumaczy: porównuje katalogi słów, pliki w words/en, words/ru, words/pl każdego pakietu.
Bez --missing mówi, czy wszystkie języki mają te same klucze i ile zdań ma każdy z nich.

--missing KOD   czego brakuje w języku, plik po pliku, z liczbą zdań: uk, de

Kod wyjścia: 0 niczego nie brakuje, 1 czegoś brakuje, 2 polecenie wpisano źle.`,
  },
  serve: {
    summary: 'udostępnić stoły przeglądarkom, tu albo w sieci',
    help: 'stolik serve [--port N] [--lan | --host ADRES] [--data FOLDER]\n\nTo samo co npm start, ale bez budowania strony.',
  },
  backup: {
    summary: 'zapisać wszystkie stoły sieciowe w jednym pliku',
    help: `stolik backup PLIK [--data FOLDER]

Zapisuje wszystkie stoły serwera do PLIKU (wiersze JSON, gzip), także w trakcie gry. W pliku jest klucz, którym podpisano miejsca: nie dawaj
go nikomu. Gdy jest DATABASE_URL, stoły pochodzą z Postgresa.`,
  },
  restore: {
    summary: 'odtworzyć stoły z takiego pliku',
    help: `stolik restore PLIK [--data FOLDER]

Odtwarza stoły z kopii w folderze bez danych, a z DATABASE_URL w pustej bazie; skądkolwiek jest kopia.`,
  },
  worker: {
    summary: 'myśleć za boty kilku serwerów',
  },
  admin: {
    summary: 'zaglądać na serwer i interweniować, gdy działa',
    help: `stolik admin POLECENIE … [--data FOLDER]

Dla administratora serwera: pokazuje stoły i klasy, zamyka je i usuwa, blokuje adresy i sieci. Działa na tych samych danych co serwery
(--data, STOLIK_DATA albo DATABASE_URL), więc nie potrzebuje hasła; działające serwery wykonują polecenia w ciągu dwóch sekund.
Lista poleceń (po angielsku): stolik admin help`,
  },
  overview: (commands, games) =>
    `stolik POLECENIE …\n\n${commands}\n\nGry: ${games}\nWięcej: stolik POLECENIE --help\nWersja: stolik --version`,
};
