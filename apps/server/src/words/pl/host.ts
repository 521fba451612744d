import type { HostWords } from '../../pages/host-words.ts';

const FIREWALL: Readonly<Record<string, string>> = {
  win32:
    'Windows może zapytać, czy Node.js może korzystać z sieci: zezwól w sieciach prywatnych. Jeśli pytanie umknęło, otwórz w Windows „Zezwalaj aplikacji na dostęp przez zaporę” i zaznacz „Prywatne” przy Node.js. Sieć Wi-Fi też ustaw jako prywatną.',
  darwin:
    'macOS może zapytać, czy program „node” może przyjmować połączenia: zezwól. Odpowiedź zmienisz w Ustawieniach systemowych: „Sieć”, „Zapora sieciowa”.',
};

export const pl: HostWords = {
  title: 'Stolik działa na tym komputerze',
  lead: 'Nie zamykaj okna, w którym został uruchomiony. Internet nie jest potrzebny.',
  play: 'Otwórz stoły',
  others: 'Dla innych urządzeń',
  scan: 'Połącz telefony i tablety z tą samą siecią Wi-Fi, a potem zeskanuj kod albo wpisz adres.',
  elsewhere: 'Jeśli się nie otwiera, spróbuj',
  alone:
    'Ten komputer nie jest jeszcze w sieci. Można już na nim grać. Aby dołączyć inne urządzenia, połącz go z Wi-Fi albo włącz hotspot i odśwież tę stronę.',
  trouble: 'Gdy adres się nie otwiera',
  sameNetwork:
    'Czy urządzenie jest w tej samej sieci Wi-Fi? Sieci dla gości często oddzielają urządzenia od siebie. Włącz wtedy hotspot na tym komputerze i połącz z nim urządzenia.',
  firewall: (platform, port) =>
    FIREWALL[platform] ?? `Czy zapora blokuje port ${port}? W ufw otwiera go polecenie: sudo ufw allow ${port}/tcp`,
  end: 'Gdy skończysz',
  keeps:
    'Zatrzymaj Stolik tutaj albo zamknij jego okno. Stoły i klasy zostaną w tym folderze i następnym razem można grać dalej:',
  stop: 'Zatrzymaj Stolik',
  stopped: 'Stolik został zatrzymany',
  stoppedHint: 'Wszystko jest zapisane. Możesz zamknąć tę stronę. Aby grać dalej, uruchom Stolik ponownie.',
};
