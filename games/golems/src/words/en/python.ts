export const en = {
  title: 'A golem program. Run it: python3 golem.py',
  field: 'The field: change it!',
  runtime: 'What the golem can do',
  program: 'The program',
  leftOutTitle: 'Left out here:',
  leftOut: {
    golems: 'what the others do',
    contents: 'what is in a barrel',
    shore: 'the choice of a shore (it comes out where it went in)',
    logic: 'logic tokens',
    winter: 'ice and snow',
    lines: 'lines',
    portals: 'portals',
    iceOnWater: 'ice on water',
  },
};
