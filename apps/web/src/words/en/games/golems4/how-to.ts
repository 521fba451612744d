export const en = {
  opens:
    'Robots fight on a field full of tricks. Be the last one there, or have the fewest broken components after eight rounds.',
  step1: 'Each round, secretly fill the rows your processor allows with one card each.',
  step2: 'A card for everyone opens the round: a bonus for all, or an event.',
  step3: 'Then all robots act together, row by row: they move, then attack and defend.',
  step4: 'A hit breaks one of three components, and you choose: processor, weapon or chassis.',
  step5: 'Push barrels, or attack to open them. Portals lead to each other. Stones block.',
  step6: 'All three broken? The next hit knocks a robot out. The last one wins!',
};
