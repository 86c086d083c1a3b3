import type { RateLimitOptions } from '@fastify/rate-limit';
import { ApiError } from '../errors.ts';
import { networkOf } from '../http/networks.ts';

/** Calls per minute and caller (or source, where nobody is signed in), for calls that serve to guess or cost much. */
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
  exportHealthReport: 10,
  registerPatient: 20,
  openPatientRecord: 20,
  getGuestLobby: 30,
  answerReminder: 30,
  sendTestReminder: 5,
};

/** The limits by operation id. Sign-in has a stricter one of its own, see `identity/throttle.ts`. */
export const rateLimits: Record<string, RateLimitOptions> = Object.fromEntries(
  Object.entries(callsPerMinute).map(([operationId, max]) => [
    operationId,
    {
      max,
      timeWindow: 60_000,
      keyGenerator: (request) => `${operationId}:${request.caller?.accountId ?? networkOf(request.ip, 64)}`,
      errorResponseBuilder: (_request, { ttl }) =>
        new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
    } satisfies RateLimitOptions,
  ]),
);
