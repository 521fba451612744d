export const en = {
  opens: 'The mage Algoritmus teaches clay golems to fight. Be the last on the field, or the least damaged after ten rounds.',
  step1: 'Each round, secretly put a card in every row: move, turn, strike or defend.',
  step2: 'Luck may bring a bonus card: one that repeats, or that looks ahead first.',
  step3: 'Then all golems act together, row by row. Two want one cell? Both stay.',
  step4: 'A strike damages the first golem ahead within range. Defend stops one point.',
  step5: 'Push barrels, or strike to open them: a surprise! Walls stop everyone, water damages.',
  step6: 'Too much damage takes a golem out. The last one on the field wins!',
};
