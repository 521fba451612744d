/** The golems of v6.1, by what they carry; rules, drawings and words know them by these names. [G6.1.4] */
export const GOLEM_TYPES = [
  'sword',
  'hammer',
  'bow',
  'spear',
  'shield',
  'club',
  'sling',
  'scout',
  'giant',
  'crossbow',
  'mage',
  'guard',
] as const;
export type GolemType = (typeof GOLEM_TYPES)[number];
