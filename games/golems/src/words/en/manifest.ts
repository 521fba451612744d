export const en = {
  golems6: {
    title: 'Golems 6.1',
    fullTitle: 'Battle of Golems 6.1',
    invitation: 'Write a secret program, read it as Python, and watch it collide with everyone else’s.',
  },
  golems4: {
    title: 'Golems 4.0',
    fullTitle: 'Battle of Golems 4.0',
    invitation: 'The older edition: robots that break and get fixed.',
  },
  credit:
    'Battle of Golems is by Mikhail and Alexander Kazantsev; editor, methodologist and proof-reader is Tatiana Kazantseva. New rules, scenarios and other games of theirs: prostorobot.ru.',
};
