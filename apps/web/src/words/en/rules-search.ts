export const en = {
  /** Words of the tables for what the clauses call by another, as regular expressions: a search finds both. */
  same: [
    { law: 'catalyst', table: 'brass sign' },
    { law: '\\bload', table: 'part' },
    { law: 'glow token', table: 'light' },
  ],
};
