import type { RateLimitOptions } from '@fastify/rate-limit';
import { ApiError } from '../errors.ts';

/** Calls per minute and caller (or source, where nobody is signed in), for the calls that could be used to guess. */
const callsPerMinute: Record<string, number> = {
  login: 120,
  refreshToken: 60,
  joinQueue: 20,
  getQueueStatus: 60,
};

/** The limits by operation id. Sign-in has a stricter one of its own, see `identity/throttle.ts`. */
export const rateLimits: Record<string, RateLimitOptions> = Object.fromEntries(
  Object.entries(callsPerMinute).map(([operationId, max]) => [
    operationId,
    {
      max,
      timeWindow: 60_000,
      keyGenerator: (request) => request.caller?.accountId ?? request.ip,
      errorResponseBuilder: (_request, { ttl }) =>
        new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
    } satisfies RateLimitOptions,
  ]),
);
