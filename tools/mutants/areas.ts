/** Where mutants are made. Texts, drawings and what only tools need are left out: a lie there is looked at, not tested. */
export const AREAS: Readonly<Record<string, RegExp>> = {
  rules: /^games\/[^/]+\/src\/(?!.*(bots?|tournament)\/|bot\.ts)/,
  kernel: /^engine\/kernel\/src\/(?!testing\/)/,
  table: /^engine\/table\/src\//,
  wire: /^engine\/wire\/src\//,
  search: /^engine\/search\/src\//,
  server: /^apps\/server\/src\//,
  client: /^apps\/web\/src\//,
};

const LEFT_OUT =
  /\/(art|words|messages|text|tell|scenarios|pages)\/|\/(art|words|text|sheet|drawing|balance\w*|greedy)\.tsx?$|-(en|ru|pl)\.ts$|\.d\.ts$/;

export const isIn = (area: string, path: string): boolean =>
  /\.tsx?$/.test(path) && !LEFT_OUT.test(path) && (AREAS[area]?.test(path) ?? false);
