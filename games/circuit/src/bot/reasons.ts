import type { Action, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { countForm } from '@stolik/kernel/language';
import type { CircuitState } from '../state.ts';
import { lookAt } from './look.ts';
import { WEIGHTS } from './weights.ts';

const NOTICEABLE = 0.3;
const MUCH = 1;

/** Why a move is good or bad, from the terms of the first look. */
export function explainMove(world: CircuitState, seat: Seat, action: Action, language: Language): string {
  const { threat, hope } = lookAt(world, seat, action, WEIGHTS);
  const { gain } = lookAt(world, seat, action, { ...WEIGHTS, iron: 0 });
  const points = Math.round(gain);
  const words = WORDS[language];
  const parts: string[] = [];
  if (points !== 0) parts.push(points > 0 ? words.brings(points) : words.costs(-points));
  parts.push(threat < NOTICEABLE ? words.opensNothing : threat < MUCH ? words.opensLittle : words.opensMuch);
  if (hope > MUCH) parts.push(words.leavesMuch);
  else if (hope > NOTICEABLE) parts.push(words.leavesLittle);
  return `${parts.join(', ')}.`.replace(/^./u, (first) => first.toLocaleUpperCase(language));
}

interface ReasonWords {
  brings(points: number): string;
  costs(points: number): string;
  readonly opensNothing: string;
  readonly opensLittle: string;
  readonly opensMuch: string;
  readonly leavesMuch: string;
  readonly leavesLittle: string;
}

const WORDS: Readonly<Record<Language, ReasonWords>> = {
  en: {
    brings: (n) => `brings ${n} ${countForm('en', n, { one: 'point', few: 'points', many: 'points' })} at once`,
    costs: (n) => `costs ${n} ${countForm('en', n, { one: 'point', few: 'points', many: 'points' })} at once`,
    opensNothing: 'opens nothing to the next player',
    opensLittle: 'opens a little to the next player',
    opensMuch: 'opens much to the next player',
    leavesMuch: 'leaves you a good chance for your next turn',
    leavesLittle: 'leaves you a chance for your next turn',
  },
  ru: {
    brings: (n) => `сразу приносит ${n} ${countForm('ru', n, { one: 'очко', few: 'очка', many: 'очков' })}`,
    costs: (n) => `сразу стоит ${n} ${countForm('ru', n, { one: 'очко', few: 'очка', many: 'очков' })}`,
    opensNothing: 'ничего не открывает следующему игроку',
    opensLittle: 'немного открывает следующему игроку',
    opensMuch: 'многое открывает следующему игроку',
    leavesMuch: 'оставляет вам хорошую возможность на следующий ход',
    leavesLittle: 'оставляет вам возможность на следующий ход',
  },
  pl: {
    brings: (n) => `od razu daje ${n} ${countForm('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów' })}`,
    costs: (n) => `od razu kosztuje ${n} ${countForm('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów' })}`,
    opensNothing: 'niczego nie otwiera następnemu graczowi',
    opensLittle: 'niewiele otwiera następnemu graczowi',
    opensMuch: 'wiele otwiera następnemu graczowi',
    leavesMuch: 'zostawia ci dobrą okazję na następną turę',
    leavesLittle: 'zostawia ci okazję na następną turę',
  },
};
