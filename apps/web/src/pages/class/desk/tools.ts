import { kept } from '../../../base/kept/kept.ts';

/** Whether this teacher wants all tools in sight, or only what a plan needs. */
export const allTools = kept('stolik.class.tools', (raw) => (typeof raw === 'boolean' ? raw : undefined), false);
