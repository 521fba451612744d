import type { JSX } from 'solid-js';
import { Icon } from '../../../base/ui/every-icon.tsx';
import { dw } from '../words.ts';
import { sayNick, useDesk } from './context.ts';

/** Always in sight: what stays on this device. */
export function LockNote(): JSX.Element {
  const desk = useDesk();
  const example = (): string => sayNick(desk.view().pupils[0]?.name ?? 'brave-fox');
  return (
    <p class="lock-note">
      <Icon name="lock" />
      <span>
        <b>{dw().lock}</b> {dw().lockHint(example())}
      </span>
    </p>
  );
}
