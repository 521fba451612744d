export const en = {
  step1: 'The mage Algoritmus made golems of clay. They do exactly what cards tell them.',
  step2: 'Bring your golem to the treasure, the gears or the far edge.',
  step3: 'Lay three cards: forward, back, turn left, turn right. That’s a program!',
  step4: 'Press “Ready” and watch. First one golem walks, then the other.',
  step5: 'A barrel rolls in front of you. A wall stops you. Water hurts the golem.',
  step6: 'Not there yet? Look, think, and lay three more. Well done for trying!',
};
