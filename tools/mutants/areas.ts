/** Where mutants are made. Texts, drawings and what only tools need are left out: a lie there is looked at, not tested. */
export const AREAS: Readonly<Record<string, RegExp>> = {
  rules: /^games\/[^/]+\/src\//,
  kernel: /^engine\/kernel\/src\/(?!testing\/)/,
  table: /^engine\/table\/src\//,
  class: /^engine\/class\/src\//,
  wire: /^engine\/wire\/src\//,
  search: /^engine\/search\/src\//,
  server: /^apps\/server\/src\//,
  client: /^apps\/web\/src\//,
};

const LEFT_OUT =
  /\/(art|words|messages|text|tell|scenarios|balance)\/|^apps\/server\/src\/pages\/|\/(art|words|text|sheet|drawing|balance\w*|greedy)\.tsx?$|-(en|ru|pl)\.ts$|\.d\.ts$/;
/** Players of a game are judged by how well they play: the arena does that. */
const PLAYERS = /^games\/[^/]+\/src\/(.*\/)?((bots?|tournament)\/|(bot|newcomer)\.ts)/;

export const isIn = (area: string, path: string): boolean =>
  /\.tsx?$/.test(path) && !LEFT_OUT.test(path) && !PLAYERS.test(path) && (AREAS[area]?.test(path) ?? false);
