import type { ErrorCode } from '@vitalane/contract';
import type { Caller } from './caller.ts';

/** What of the second step of sign-in is left to do: to set it up, or to give the code. */
export type SecondFactorGap = 'missing' | 'pending';

/** How a call is refused that may not be made with a gap. */
export const refusalOfGap: Record<SecondFactorGap, ErrorCode> = {
  missing: 'second_factor_missing',
  pending: 'second_factor_required',
};

/** Returns what the caller has left to do; nothing when they are fully signed in. */
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
