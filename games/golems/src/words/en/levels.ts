export const en = {
  says: [
    'Runs straight at you and swings too early: let it miss, then strike',
    'Plans the whole way to where you are now and sticks to it: move, and it strikes at nothing',
    'Would take a blow to land one, and hates a draw: defend first, then strike',
    'Remembers what you did last round and waits for you there: never do the same twice',
    'Won’t trade blows and comes closer only when it’s safe: press forward and make it fight',
    'Compares almost every program with every answer and mixes its own: surprise is all you have',
  ],
  sparring: {
    statue: 'Stays where it is: find the way to it and strike',
    copycat: 'Lays what you laid last round: plan two rounds ahead',
  },
};
