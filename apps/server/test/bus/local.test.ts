import { LocalBus } from '../../src/bus/local.ts';
import { describeBus } from './contract.ts';

const bus = new LocalBus();
describeBus('local', async () => bus);
