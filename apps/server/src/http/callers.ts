import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admitted, type Been, isIssued, issuePass, PASS_HEADER, readPass, writePass } from '../guests/passes.ts';
import type { Signer } from '../guests/tokens.ts';
import { addressKey } from '../limits/address.ts';
import type { Limiter } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import type { Caller } from '../limits/misses.ts';
import { refuseFast } from './refusals.ts';
import { ISSUE_PASS } from './routes.ts';

/** Devices with a pass share a bucket that is so many times that of everybody else at their address. */
const ROOM_FOR_PASSES = 4;

/** Who asks: where from, and with which pass. docs/adr/0027 says what passes are for. */
export class Callers {
  private readonly signer: Signer;
  private readonly limits: Limits;
  private readonly now: () => number;

  constructor(signer: Signer, limits: Limits, now: () => number) {
    this.signer = signer;
    this.limits = limits;
    this.now = now;
  }

  of(request: FastifyRequest): Caller {
    const pass = readPass(request.headers[PASS_HEADER], this.signer);
    return { address: addressKey(request.ip), pass, isOwn: pass !== undefined && isIssued(pass, this.now()) };
  }

  /** A pass with tries of its own, as it is sent; undefined where too many were issued to this address. */
  issue(request: FastifyRequest): string | undefined {
    const { address, pass } = this.of(request);
    return this.limits.issuing.allows(address) ? writePass(issuePass(this.now(), pass), this.signer) : undefined;
  }

  /** The pass of a device that has just been let in. */
  admit({ pass }: Caller, been: Been): string {
    return writePass(admitted(been, this.signer, pass), this.signer);
  }

  /** A hook that enforces a rate limit. Clients without a pass share one bucket, and never empty that of a client with one. */
  within(limiter: Limiter): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
    return async (request, reply) => {
      const { address, pass } = this.of(request);
      const isAllowed = pass
        ? this.limits.devices.allows(pass.id) && limiter.allows(`pass ${address}`, 1 / ROOM_FOR_PASSES)
        : limiter.allows(address);
      return isAllowed ? undefined : refuseFast(reply, !pass);
    };
  }
}

/** Devices ask for a pass when others at their address have used up what they share. */
export function addPassApi(app: FastifyInstance, callers: Callers): void {
  app.route({
    ...ISSUE_PASS,
    handler: async (request, reply) => {
      const pass = callers.issue(request);
      return pass === undefined ? refuseFast(reply) : reply.code(201).send({ pass });
    },
  });
}
