import type { ErrorCode } from '@vitalane/contract';
import type { Caller } from './caller.ts';

/** The incomplete step of the second factor: its set-up, or the code. */
export type SecondFactorGap = 'missing' | 'pending';

/** Error code for a call that does not allow the gap. */
export const refusalOfGap: Record<SecondFactorGap, ErrorCode> = {
  missing: 'second_factor_missing',
  pending: 'second_factor_required',
};

/** Returns the caller's incomplete step; `undefined` when they are fully signed in. */
export function gapOf(
  {
    role,
    hasSecondFactor,
    isSecondFactorGiven,
  }: Pick<Caller, 'role' | 'hasSecondFactor' | 'isSecondFactorGiven'>,
  isRequiredOfStaff: boolean,
): SecondFactorGap | undefined {
  if (hasSecondFactor) return isSecondFactorGiven ? undefined : 'pending';
  return isRequiredOfStaff && role !== 'ROLE_USER' ? 'missing' : undefined;
}
