export const en = {
  draws: 'draws',
  rounds: 'rounds',
  hits: 'hits that hurt',
  blocked: 'hits blocked',
  air: 'strikes into the air',
  damage: 'damage, all golems',
  firstHit: 'round of the first hit',
  hitless: 'games without a hit',
  still: {
    unhurt: 'a still rival: never hurt',
    unhurtRounds: 'a still rival: rounds unhurt',
    hitWithin3: 'a still rival: hit within 3 rounds',
  },
  repeat: {
    unhurt: 'a repeating rival: never hurt',
    unhurtRounds: 'a repeating rival: rounds unhurt',
    hitWithin3: 'a repeating rival: hit within 3 rounds',
  },
  claims: {
    hit: 'hit',
    out: 'knock-out',
    hurt: 'hurt oneself',
    fall: 'knocked out oneself',
  },
  grades: {
    likely: 'most likely',
    often: 'a good chance',
    lucky: 'with some luck',
    hardly: 'not said',
  },
};
