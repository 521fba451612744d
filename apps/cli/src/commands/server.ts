import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Words } from '@stolik/kernel/language';
import type { Command } from '../command.ts';
import { EXIT } from '../output.ts';

const MAIN = resolve(import.meta.dirname, '../../../server/src/main.ts');

/** What the server does: it is a program of its own, which gets the words that were given here. */
function serverCommand(name: string, words: readonly string[], summary: Words, help: Command['help']): Command {
  return {
    name,
    summary,
    help,
    switches: [],
    run(argv) {
      const child = spawn(process.execPath, [MAIN, ...words, ...argv], { stdio: 'inherit' });
      // A signal for the whole group reaches the server too; it decides when to end.
      const ignore = (): void => {};
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ignore);
      return new Promise((done) => {
        child.on('exit', (code) => done(code ?? EXIT.different));
        child.on('error', () => done(EXIT.different));
      });
    },
  };
}

export const serveCommand = serverCommand(
  'serve',
  [],
  {
    en: 'serve tables to browsers, here or in the network',
    ru: 'открыть столы для браузеров, здесь или в сети',
    pl: 'udostępnić stoły przeglądarkom, tu albo w sieci',
  },
  {
    en: 'stolik serve [--port N] [--lan | --host ADDRESS] [--data FOLDER]\n\nThe same as npm start, without building the client first.',
    ru: 'stolik serve [--port N] [--lan | --host АДРЕС] [--data ПАПКА]\n\nТо же, что npm start, но страницы заранее не собираются.',
    pl: 'stolik serve [--port N] [--lan | --host ADRES] [--data FOLDER]\n\nTo samo co npm start, ale bez budowania strony.',
  },
);

export const backupCommand = serverCommand(
  'backup',
  ['backup'],
  {
    en: 'write all online tables into one file',
    ru: 'сохранить все сетевые столы в один файл',
    pl: 'zapisać wszystkie stoły sieciowe w jednym pliku',
  },
  {
    en: `stolik backup FILE [--data FOLDER]

Writes every table of the server into FILE (gzipped JSON lines), even while people are playing. FILE holds the key that signs seats: keep
it to yourself. With DATABASE_URL the tables are those in Postgres.`,
    ru: `stolik backup ФАЙЛ [--data ПАПКА]

Записывает все столы сервера в ФАЙЛ (строки JSON, сжатые gzip), даже пока за ними играют. В файле есть ключ, которым подписаны места: никому
его не давайте. Если задан DATABASE_URL, столы берутся из Postgres.`,
    pl: `stolik backup PLIK [--data FOLDER]

Zapisuje wszystkie stoły serwera do PLIKU (wiersze JSON, gzip), także w trakcie gry. W pliku jest klucz, którym podpisano miejsca: nie dawaj
go nikomu. Gdy jest DATABASE_URL, stoły pochodzą z Postgresa.`,
  },
);

export const restoreCommand = serverCommand(
  'restore',
  ['restore'],
  { en: 'read such a file into an empty place', ru: 'вернуть столы из такого файла', pl: 'odtworzyć stoły z takiego pliku' },
  {
    en: `stolik restore FILE [--data FOLDER]

Reads a backup into a folder without data, or with DATABASE_URL into an empty database; from either kind into either kind.`,
    ru: `stolik restore ФАЙЛ [--data ПАПКА]

Возвращает столы из такого файла в папку без данных, а с DATABASE_URL — в пустую базу; откуда бы ни была копия.`,
    pl: `stolik restore PLIK [--data FOLDER]

Odtwarza stoły z kopii w folderze bez danych, a z DATABASE_URL w pustej bazie; skądkolwiek jest kopia.`,
  },
);

export const workerCommand = serverCommand(
  'worker',
  ['worker'],
  { en: 'think for the bots of several servers', ru: 'думать за ботов нескольких серверов', pl: 'myśleć za boty kilku serwerów' },
  {
    en: 'stolik worker\n\nTakes the questions of bots from the servers that are joined by NATS_URL. Start as many as there are cores to spare.',
  },
);

export const adminCommand = serverCommand(
  'admin',
  ['admin'],
  {
    en: 'see and stop what happens on a server, while it runs',
    ru: 'следить за сервером и вмешиваться, пока он работает',
    pl: 'zaglądać na serwer i interweniować, gdy działa',
  },
  {
    en: `stolik admin COMMAND … [--data FOLDER]

For whoever runs a server: lists and inspects tables and classes, closes and removes them, blocks addresses and networks. It works on the
store that servers use (--data, STOLIK_DATA or DATABASE_URL), so it needs no password; running servers obey within two seconds.
"stolik admin help" lists the commands.`,
    ru: `stolik admin КОМАНДА … [--data ПАПКА]

Для администратора сервера: показывает столы и классы, закрывает и удаляет их, закрывает доступ с адресов и из сетей. Команда работает с теми
же данными, что и серверы (--data, STOLIK_DATA или DATABASE_URL), поэтому пароль не нужен; работающие серверы подчиняются за две секунды.
Список команд (на английском): stolik admin help`,
    pl: `stolik admin POLECENIE … [--data FOLDER]

Dla administratora serwera: pokazuje stoły i klasy, zamyka je i usuwa, blokuje adresy i sieci. Działa na tych samych danych co serwery
(--data, STOLIK_DATA albo DATABASE_URL), więc nie potrzebuje hasła; działające serwery wykonują polecenia w ciągu dwóch sekund.
Lista poleceń (po angielsku): stolik admin help`,
  },
);
