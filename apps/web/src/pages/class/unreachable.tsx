import type { JSX } from 'solid-js';
import { DeadEnd } from '../../base/ui/dead-end.tsx';
import { pw } from './words.ts';

/** Nothing of the class is known yet and there is no line: it goes on trying by itself. */
export const Unreachable = (): JSX.Element => <DeadEnd title={pw().trouble['no-network']} hint={pw().keepsTrying} />;
