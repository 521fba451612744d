import { chromiumHere } from './chromium.ts';

/** Before the first test: a run without a browser ends with one sentence, not with a failure of every test. */
export default function needsChromium(): void {
  chromiumHere();
}
