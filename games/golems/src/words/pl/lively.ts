import type { en } from '../en/lively.ts';

export const pl: typeof en = {
  draws: 'remisy',
  rounds: 'rund',
  hits: 'ciosów z obrażeniami',
  blocked: 'ciosów obronionych',
  air: 'ciosów w powietrze',
  damage: 'obrażenia, wszystkie golemy',
  firstHit: 'runda pierwszego ciosu',
  hitless: 'partie bez ciosu',
  still: {
    unhurt: 'nieruchomy rywal: bez obrażeń',
    unhurtRounds: 'nieruchomy rywal: rund bez obrażeń',
    hitWithin3: 'nieruchomy rywal: cios w ciągu 3 rund',
  },
  repeat: {
    unhurt: 'rywal z jednym programem: bez obrażeń',
    unhurtRounds: 'rywal z jednym programem: rund bez obrażeń',
    hitWithin3: 'rywal z jednym programem: cios w ciągu 3 rund',
  },
  claims: {
    hit: 'cios',
    out: 'eliminacja rywala',
    hurt: 'własne obrażenia',
    fall: 'własna eliminacja',
  },
  grades: {
    likely: 'najpewniej',
    often: 'duża szansa',
    lucky: 'przy odrobinie szczęścia',
    hardly: 'bez zapowiedzi',
  },
};
