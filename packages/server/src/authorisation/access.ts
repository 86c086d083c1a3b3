import type { Role } from '@vitalane/contract';
import { ApiError } from '../errors/apiError.ts';
import type { Caller } from './caller.ts';
import { gapOf, refusalOfGap, type SecondFactorGap } from './secondFactorGap.ts';

/** Who may carry out an operation: everybody, every session, or the roles of a list. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** What the contract says about who may carry out an operation. */
export interface AccessRule {
  access: Access;
  /** Whether an inactive account may make the call. */
  allowsInactive: boolean;
  /** Whether an account whose e-mail address is not confirmed yet may make the call. */
  allowsUnverified: boolean;
  /** What of the second step of sign-in may be left to do when the call is made. */
  allowedGaps: readonly SecondFactorGap[];
}

/** Refuses a caller whom the contract does not let make this call. */
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
