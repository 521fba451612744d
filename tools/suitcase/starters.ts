import type { Platform } from './platforms.ts';

/** A small file beside the program: what somebody opens, or reads. */
export interface Starter {
  readonly name: string;
  readonly text: string;
  readonly isProgram: boolean;
}

const PROGRAM = 'program/apps/server/src/suitcase.js';

/** Finds the folder it lies in, whatever that is called and wherever the stick is mounted. */
const SHELL = `#!/bin/sh
case $0 in */*) here=\${0%/*} ;; *) here=. ;; esac
here=$(CDPATH= cd -- "$here" && pwd) || exit 1
exec "$here/program/node" "$here/${PROGRAM}" "$@"
`;

/** A window that closes at once would take the reason with it. */
const COMMAND = `@echo off
title Stolik
"%~dp0program\\node.exe" "%~dp0${PROGRAM.replaceAll('/', '\\')}" %*
if errorlevel 1 pause
`;

/** %k is where this file lies. */
const DESKTOP = `[Desktop Entry]
Type=Application
Name=Stolik
Name[ru]=Столик
Comment=A table for board games
Comment[ru]=Столик для настольных игр
Comment[pl]=Stół do gier planszowych
Exec=sh -c "exec \\\\"\\\\$(dirname \\\\"\\\\$1\\\\")/Stolik.sh\\\\"" sh %k
Terminal=true
Categories=Game;
`;

const OPEN: Readonly<Record<Platform['system'], string>> = {
  windows: 'Stolik.cmd',
  macos: 'Stolik.command',
  linux: 'Stolik.sh',
};

const READ_ME = (opened: string, hint: Readonly<Record<'en' | 'ru' | 'pl', string>>): string => `STOLIK

English
  Open ${opened}. ${hint.en}
  A page opens in your browser. It shows the address for phones and tablets, and the button that stops Stolik.
  Tables and classes are kept in the folder "data" beside this file. Where nothing can be written here, they are
  kept in the folder "Stolik" of your home folder. No internet is needed.

Русский
  Откройте ${opened}. ${hint.ru}
  В браузере откроется страница: на ней адрес для телефонов и планшетов и кнопка, которая останавливает Столик.
  Столы и классы хранятся в папке "data" рядом с этим файлом. Если сюда нельзя ничего записать, они хранятся
  в папке "Stolik" в домашней папке. Интернет не нужен.

Polski
  Otwórz ${opened}. ${hint.pl}
  W przeglądarce otworzy się strona z adresem dla telefonów i tabletów oraz przyciskiem, który zatrzymuje Stolik.
  Stoły i klasy są w folderze "data" obok tego pliku. Jeśli nie można tu niczego zapisać, są w folderze "Stolik"
  w folderze domowym. Internet nie jest potrzebny.
`;

const HINTS: Readonly<Record<Platform['system'], Readonly<Record<'en' | 'ru' | 'pl', string>>>> = {
  windows: {
    en: 'Unpack the whole archive first. If Windows warns of an unknown program, choose "More info", then "Run anyway".',
    ru: 'Сначала распакуйте весь архив. Если Windows предупредит о неизвестной программе, нажмите «Подробнее», затем «Выполнить в любом случае».',
    pl: 'Najpierw rozpakuj całe archiwum. Jeśli Windows ostrzeże przed nieznanym programem, wybierz „Więcej informacji”, a potem „Uruchom mimo to”.',
  },
  macos: {
    en: 'The first time macOS may refuse: open System Settings, "Privacy & Security", and choose "Open Anyway".',
    ru: 'В первый раз macOS может отказать: откройте Системные настройки, «Конфиденциальность и безопасность», и нажмите «Всё равно открыть».',
    pl: 'Za pierwszym razem macOS może odmówić: otwórz Ustawienia systemowe, „Prywatność i ochrona”, i wybierz „Otwórz mimo to”.',
  },
  linux: {
    en: 'If a double click shows its text instead, open a terminal in this folder and type ./Stolik.sh, or double-click Stolik.desktop and allow it to be launched.',
    ru: 'Если двойной щелчок показывает текст файла, откройте терминал в этой папке и введите ./Stolik.sh или дважды щёлкните Stolik.desktop и разрешите запуск.',
    pl: 'Jeśli dwuklik pokazuje treść pliku, otwórz terminal w tym folderze i wpisz ./Stolik.sh albo kliknij dwukrotnie Stolik.desktop i zezwól na uruchomienie.',
  },
};

const windowsLines = (text: string): string => text.replaceAll('\n', '\r\n');

/** Everything that lies beside the program of one system. */
export function startersFor(system: Platform['system']): readonly Starter[] {
  const opened = OPEN[system];
  const readMe = READ_ME(opened, HINTS[system]);
  // Notepad of an old Windows takes a text for UTF-8 only by its mark.
  const text = system === 'windows' ? `\uFEFF${windowsLines(readMe)}` : readMe;
  const starter = system === 'windows' ? windowsLines(COMMAND) : SHELL;
  return [
    { name: opened, text: starter, isProgram: true },
    ...(system === 'linux' ? [{ name: 'Stolik.desktop', text: DESKTOP, isProgram: true }] : []),
    { name: 'README.txt', text, isProgram: false },
  ];
}
