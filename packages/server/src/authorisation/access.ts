import type { Role } from '@vitalane/contract';
import { ApiError } from '../errors/apiError.ts';
import type { Caller } from './caller.ts';
import { gapOf, refusalOfGap, type SecondFactorGap } from './secondFactorGap.ts';

/** Who may call an operation: everyone, every session, or the listed roles. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** Access rule of an operation, from the contract. */
export interface AccessRule {
  access: Access;
  /** Whether an inactive account may make the call. */
  allowsInactive: boolean;
  /** Whether an account with an unconfirmed e-mail address may make the call. */
  allowsUnverified: boolean;
  /** Steps of the second factor that may be incomplete when the call is made. */
  allowedGaps: readonly SecondFactorGap[];
}

/** Throws when the contract does not allow the caller to make this call. */
export function authorise(
  caller: Caller,
  rule: AccessRule,
  { requiresStaffSecondFactor }: { requiresStaffSecondFactor: boolean },
): void {
  const { access, allowsInactive, allowsUnverified, allowedGaps } = rule;
  if (!(caller.isActive || allowsInactive)) throw new ApiError('account_inactive');
  if (!(caller.isEmailVerified || allowsUnverified)) throw new ApiError('email_unverified');
  const gap = gapOf(caller, requiresStaffSecondFactor);
  if (gap && !allowedGaps.includes(gap)) throw new ApiError(refusalOfGap[gap]);
  if (access === 'public' || access === 'signed-in') return;
  if (!access.includes(caller.role)) throw new ApiError('not_allowed');
}
