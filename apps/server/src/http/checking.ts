import type { Problem } from '@stolik/kernel/result';
import type { From } from '@stolik/wire/schema';
import type { FastifyServerOptions, FastifyTypeProvider } from 'fastify';

/** Handlers have the types of what their route's schemas let through: `app.withTypeProvider<BySchema>()`. */
export interface BySchema extends FastifyTypeProvider {
  readonly validator: From<this['schema']>;
}

/** Bodies are taken as they are sent: nothing is turned into another type, filled in or left out. */
export const CHECKING: NonNullable<FastifyServerOptions['ajv']> = {
  customOptions: { coerceTypes: false, useDefaults: false, removeAdditional: false, verbose: true, keywords: ['x-says'] },
};

/** What Fastify's checker has found. */
export interface Finding {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly additionalProperty?: string; readonly missingProperty?: string };
  readonly parentSchema?: Readonly<Record<string, unknown>>;
}

/** The error message for the client: that of the innermost schema that has one. */
export function problemOf(findings: readonly Finding[], schema: unknown): Problem {
  const unknown = findings.find(({ keyword }) => keyword === 'additionalProperties')?.params.additionalProperty;
  if (unknown !== undefined) return { at: unknown.slice(0, 40), says: 'unknown key' };
  const innermost = findings.reduce<Finding | undefined>(
    (best, finding) => (saysOf(finding.parentSchema) && depthOf(finding) >= depthOf(best) ? finding : best),
    undefined,
  );
  const at = findings.map(keyOf).find((key) => key !== '');
  if (at === undefined) return { at: 'body', says: 'a JSON object is expected' };
  return { at, says: saysOf(innermost?.parentSchema) ?? saysOf(propertiesOf(schema)[at]) ?? 'something else is expected' };
}

const saysOf = (schema: unknown): string | undefined => (schema as { 'x-says'?: string } | undefined)?.['x-says'];

const depthOf = (finding: Finding | undefined): number => finding?.instancePath.split('/').length ?? 0;

/** The key of the body that it is about. */
const keyOf = ({ instancePath, params }: Finding): string => instancePath.split('/')[1] ?? params.missingProperty ?? '';

function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  const { properties = {} } = (schema ?? {}) as { properties?: Readonly<Record<string, unknown>> };
  return properties;
}
