import type { RateLimitOptions } from '@fastify/rate-limit';
import { minuteMs, secondMs } from '@vitalane/time';
import { ApiError } from '../errors/apiError.ts';
import { networkOf } from '../http/networks.ts';
import type { Operation } from './contract.ts';

/** Calls per minute and caller, or network without a session, for operations that are costly or allow guessing. */
const callsPerMinute: Record<string, number> = {
  login: 120,
  refreshToken: 60,
  forgotPassword: 20,
  resetPassword: 20,
  checkGoogle: 20,
  signUp: 20,
  checkEmail: 20,
  checkSignUpCode: 20,
  resendSignCode: 20,
  changeEmail: 20,
  confirmEmail: 20,
  changePassword: 20,
  deleteAccount: 20,
  getClientConfig: 120,
  searchAddresses: 60,
  joinQueue: 20,
  getQueueStatus: 60,
  analyseImages: 10,
  generateText: 20,
  addDocument: 30,
  sendVisitFile: 30,
  sendVisitDocument: 30,
  attachPrescription: 30,
  exportHealthReport: 10,
  registerPatient: 20,
  openPatientRecord: 20,
  getGuestLobby: 30,
  answerReminder: 30,
  sendTestReminder: 5,
};

/**
 * Default limit of one changing operation for each account. It is enough for the entries of an offline outbox,
 * and too low to fill the store.
 */
const changes = { max: 300, windowMs: 5 * minuteMs };

/** Signing out is never refused. It ends the session that makes the call. */
const unlimited = ['logout'];

/** Rate limits: `none` for tests and measurements that make more calls than people do. */
export type CallLimits = 'none' | { changes: number };

/**
 * Returns the limit of an operation for each account, or for each network without a session; `undefined`
 * without a limit. Sign-in has a stricter limit, see `identity/throttle.ts`.
 */
export function rateLimitOf(
  { operationId, isChange }: Pick<Operation, 'operationId' | 'isChange'>,
  limits: CallLimits = { changes: changes.max },
): RateLimitOptions | undefined {
  if (limits === 'none' || unlimited.includes(operationId)) return undefined;
  const calls = callsPerMinute[operationId];
  if (calls !== undefined) return limitOf(operationId, { max: calls, windowMs: minuteMs });
  const reason = 'Too many changes in a short time.';
  return isChange ? limitOf(operationId, { ...changes, max: limits.changes, reason }) : undefined;
}

function limitOf(
  operationId: string,
  { max, windowMs, reason }: { max: number; windowMs: number; reason?: string },
): RateLimitOptions {
  return {
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => `${operationId}:${request.caller?.accountId ?? networkOf(request.ip, 64)}`,
    errorResponseBuilder: (_request, { ttl }) => {
      const retryAfterSeconds = Math.max(1, Math.ceil(ttl / secondMs));
      return new ApiError('too_many_requests', { retryAfterSeconds, reason });
    },
  };
}
