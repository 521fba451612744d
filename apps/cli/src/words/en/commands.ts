export const en = {
  play: {
    summary: 'play in the terminal, against bots or another person, with hints and a review',
    help: `stolik play GAME [--level N | --bots NAMES] [--players N] [--people N] [--sit SEAT] [--names NAMES] [--hints]
            [--seed N] [--log FILE] [--lang en|ru|pl] [--OPTION VALUE…]
stolik play --from LOG

Bots play the seats that no person takes. They see only what their seat may see.

--level N     how strong the bots are, 1 to 6 (2); 2,5 gives each bot its own level, in the order of their seats
--bots A      the same by name, weakest first: Oto, Volt, Ada, Bit, Ohm, Zuse; ada,bit sits down both. Golems also has
              two for practice: statue and copycat. --against means the same
--players N   seats at the table
--people N    how many of them are people sitting at this terminal (1); with 0 you watch bots play
--sit SEAT    where the first person sits (1)
--names A,B   what the people are called, in the order of their seats
--hints       hints and reviews even when several people play
--seed N      the same chance and the same bots every time; otherwise chance is unpredictable
--log FILE    where the game is saved after every step (default: a new file in the current folder)
--from LOG    continue a saved game; the same seats are people unless you say otherwise
Every other --name is an option of the game: --simple, --soloPlus none, --scenario treasure.

At the prompt: a move in notation, or help, moves [WORDS], hint [N], review, undo, log, resign, quit.`,
  },
  lively: {
    summary: 'let a level play and count how much happens: hits, lights, groups',
  },
  bench: {
    summary: 'measure playouts, clones, legal moves and views a second, and the heap',
  },
  puzzles: {
    summary: 'make puzzles, and prove them',
  },
  balance: {
    summary: 'let bots play many games and report how fair and lively the box is',
  },
  arena: {
    summary: 'let two bots, or all of them, play many games and say who is stronger',
  },
  bot: {
    summary: 'check a program that plays, and let it play a game',
    help: `stolik bot check FILE [--game GAME] [--level N] [--seed WORD] [--lang en|ru|pl]
stolik bot words [GAME] [--lang en|ru|pl]

check reads a program (.py or .js) and says what is wrong with it: the line, and the reason in plain words. Then the program
plays a game on each seat against a bot. Each of its mistakes there is named, too. The exit code is 1 if there is any.
words lists the words that programs know about a game, with an example of each.

--game GAME   which game it plays; every game if left out, and then it is only read
--level N     the bot it plays against (1)
--seed WORD   the same word gives the same games (1)`,
  },
  lessons: {
    summary: 'prove the levels of lessons',
  },
  perft: {
    summary: 'count the ways a game can go, to a depth',
  },
  replay: {
    summary: 'watch a saved game again',
    help: `stolik replay LOG [--game N] [--as SEAT] [--step] [--to N] [--lang en|ru|pl]

Tells a saved game step by step and shows the position at the end.

--game N    in a file with all your games ("Save my games" in the browser): the one with this number
--as SEAT   as this seat saw it (1, 2, …), or "watcher"; otherwise everything is shown
--step      show the position after every step; Enter continues, q stops
--to N      stop after N steps`,
  },
  verify: {
    summary: 'check that a log follows the rules step by step',
    help: `stolik verify LOG [--game N] [--kept FILE] [--lang en|ru|pl]

Plays a log again and checks every step against the rules and every hash against the state. The log of an online table also holds what its
chance was made from: then the seed must be the one promised before the game, the salts those that were sealed, and every roll must follow
from them, including those that were taken back.

  --game N      in a file with all your games ("Save my games" in the browser): the one with this number, otherwise all finished
                ones. Such a file holds what was kept, too.
  --kept FILE   what a player has kept ("Check this game" in the browser saves it): the log is compared with that.
                Without it, only whether the log fits itself can be checked.

Exit: 0 the log is right, 1 a step or a hash is wrong (named), 2 the file isn’t a log.`,
  },
  case: {
    summary: 'check positions written by hand against the rules',
    help: `stolik case FILE…
stolik case --keys GAME

Plays the moves of each case file from its position and compares what it expects with the truth. One line a file.
The format is explained in docs/cases.md; examples lie in games/*/cases.

--keys GAME   what "options", "position", "moves" and "expect" may hold in a case of this game

Exit: 0 all agree, 1 something differs (shown key by key), 2 a file isn’t a valid case (the key at fault is named).`,
  },
  newGame: {
    summary: 'begin a game of your own: rules, board, words and tests',
  },
  words: {
    summary: 'list what a language lacks',
    help: `stolik words [--missing CODE] [--lang en|ru|pl]

For translators: compares the catalogs of words, the files in words/en, words/ru, words/pl of every package.
Without --missing it says whether all languages have the same keys, and how many sentences each has.

--missing CODE   what a language lacks, file by file with the number of sentences: uk, de

Exit: 0 nothing is missing, 1 something is, 2 the command was misused.`,
  },
  serve: {
    summary: 'serve tables to browsers, here or in the network',
    help: 'stolik serve [--port N] [--lan | --host ADDRESS] [--data FOLDER]\n\nThe same as npm start, without building the client first.',
  },
  backup: {
    summary: 'write all online tables into one file',
    help: `stolik backup FILE [--data FOLDER]

Writes every table of the server into FILE (gzipped JSON lines), even while people are playing. FILE holds the key that signs seats: keep
it to yourself. With DATABASE_URL the tables are those in Postgres.`,
  },
  restore: {
    summary: 'read such a file into an empty place',
    help: `stolik restore FILE [--data FOLDER]

Reads a backup into a folder without data, or with DATABASE_URL into an empty database; from either kind into either kind.`,
  },
  worker: {
    summary: 'think for the bots of several servers',
  },
  admin: {
    summary: 'see and stop what happens on a server, while it runs',
    help: `stolik admin COMMAND … [--data FOLDER]

For operators of a server: lists and inspects tables and classes, closes and removes them, blocks addresses and networks. It works on the
store that servers use (--data, STOLIK_DATA or DATABASE_URL), so it needs no password; running servers obey within two seconds.
"stolik admin help" lists the commands.`,
  },
  overview: (commands: string, games: string): string =>
    `stolik COMMAND …\n\n${commands}\n\nGames: ${games}\n"stolik COMMAND --help" says more, "stolik --version" names the version.`,
};
