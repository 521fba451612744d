import type { JSX } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { DeadEnd } from '../ui/dead-end.tsx';

export const UnknownPage = (): JSX.Element => <DeadEnd title={m().unknown.title} hint={m().unknown.says} />;
