import type { ChainReason } from '@stolik/circuit/current/reasons';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import { preferences } from '../../base/preferences.ts';
import type { Point, Spot } from '../../games/circuit/model/layout.ts';
import { ampSays, realLines, type Telling, voltSays } from './model/measured.ts';
import { contactPoint, NO_PROBES, type Probes, putProbes, putRing } from './model/meter.ts';
import { gapsNow, metersOf } from './model/reading.ts';
import type { BenchState } from './state.ts';
import { w } from './words.ts';

/** The meter in hand: where it is put, and what it shows. */
export function createMeters({ bench, look, words, causes }: BenchState, heldKind: Accessor<string | undefined>) {
  const [probes, setProbes] = createSignal<Probes>(NO_PROBES);
  const meter = createMemo(() => {
    const kind = heldKind();
    return kind === 'volt' || kind === 'amp' ? kind : undefined;
  });
  const telling = createMemo((): Telling => ({ words: w(), circuit: words(), language: preferences.language }));
  const shows = createMemo(() => (meter() === 'volt' ? voltSays : ampSays)(telling(), look().meters, probes()));
  // Said aloud when a probe is put anywhere, and when what it shows changes.
  createEffect(
    on(
      () => [meter(), shows(), probes()] as const,
      ([kind, says]) => kind && announce(says),
    ),
  );
  return {
    meter,
    probes,
    shows,
    telling,
    measureAt: (spot: Spot, at: Point | undefined): void =>
      void setProbes((now) =>
        meter() === 'volt' ? putProbes(now, bench(), look().meters, spot, at) : putRing(now, bench(), spot),
      ),
    putProbe: (which: 'red' | 'black', contact: string): void =>
      void (contactPoint(contact) && setProbes((now) => ({ ...now, [which]: contact }))),
    real: (chain: ChainReason) => realLines(telling(), chain, metersOf(bench(), look(), causes(), chain), look().gaps),
    gaps: createMemo(() => gapsNow(bench(), look(), causes())),
  };
}
