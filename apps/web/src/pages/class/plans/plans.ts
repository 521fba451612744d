import { unwrap } from '@stolik/kernel/result';
import { typesetAll } from '@stolik/look/typography';
import closedCircuit from './01-closed-circuit.json' with { type: 'json' };
import polarityAndLeds from './02-polarity-and-leds.json' with { type: 'json' };
import shortsAndFuses from './03-shorts-and-fuses.json' with { type: 'json' };
import sequenceAndTurns from './04-sequence-and-turns.json' with { type: 'json' };
import loops from './05-loops.json' with { type: 'json' };
import conditions from './06-conditions.json' with { type: 'json' };
import debugging from './07-debugging.json' with { type: 'json' };
import micropulAfternoon from './08-micropul-afternoon.json' with { type: 'json' };
import { type Plan, parsePlan } from './plan.ts';

const FILES = [closedCircuit, polarityAndLeds, shortsAndFuses, sequenceAndTurns, loops, conditions, debugging, micropulAfternoon];

/** The plans that come with Stolik, in the order in which a class would take them. */
export const PLANS: readonly Plan[] = FILES.map((file) => {
  const plan = unwrap(parsePlan(file));
  return {
    ...plan,
    words: { en: typesetAll(plan.words.en, 'en'), ru: typesetAll(plan.words.ru, 'ru'), pl: typesetAll(plan.words.pl, 'pl') },
    steps: plan.steps.map((step) => ({
      ...step,
      words: { en: typesetAll(step.words.en, 'en'), ru: typesetAll(step.words.ru, 'ru'), pl: typesetAll(step.words.pl, 'pl') },
    })),
  };
});

export const findPlan = (id: string): Plan | undefined => PLANS.find((plan) => plan.id === id);
