import type { Session as WireSession } from '@vitalane/contract';
import type { Tokens } from '@vitalane/flows/auth';
import { toEpochMs } from '@vitalane/time';

/** Returns a session of the contract as tokens of the flow. */
export function toTokens({ token, refreshToken, expiresAt }: WireSession): Tokens {
  return { token, refreshToken, expiresAt: toEpochMs(expiresAt) };
}
