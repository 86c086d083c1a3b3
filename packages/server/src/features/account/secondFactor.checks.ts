import { minuteMs, msBetween } from '@vitalane/time';
import type { Caller } from '../../authorisation/caller.ts';
import type { Call } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import { getAccount } from '../../identity/account.queries.ts';
import type { NricVault } from '../../identity/nric.ts';
import { newRecoveryCodes, normaliseRecoveryCode, stepOf } from '../../identity/secondFactorCodes.ts';
import { signedInAt } from '../../identity/sessions.ts';
import { countTry, resetFailures } from '../../identity/throttle.ts';
import { requirePassword } from './reauthentication.ts';
import {
  consumeRecoveryCode,
  consumeStep,
  findSecondFactor,
  replaceRecoveryCodes,
} from './secondFactor.queries.ts';

type SecondFactorCall = Pick<Call<'getSecondFactor'>, 'caller' | 'db' | 'now'>;

/** Maximum age of a sign-in that replaces a password. */
const freshMs = 5 * minuteMs;

/** Verifies the password. An account without one must have signed in recently. */
export async function requireOwner(
  { caller, db, now }: SecondFactorCall,
  password: string,
  nric: NricVault,
): Promise<void> {
  const account = await getAccount(db, caller.accountId);
  if (account.passwordHash !== null) return await requirePassword(db, account, { password, nric, now });
  const since = await signedInAt(db, caller);
  if (!since || msBetween(since, now) > freshMs) throw new ApiError('reauthentication_required');
}

/** Replaces the recovery codes of an account, and returns the new ones. */
export async function issueRecoveryCodes(db: Database, caller: Caller, nric: NricVault): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashOf(caller, code, nric));
  await replaceRecoveryCodes(db, caller, hashes);
  return codes;
}

function hashOf({ accountId }: Caller, code: string, nric: NricVault): string {
  return nric.pseudonym(`recovery:${accountId}:${normaliseRecoveryCode(code)}`);
}

/**
 * Counts an attempt, and returns the result of its check. Throws `wrong_second_factor` when the check returns
 * none. Not for use in a transaction: a refused attempt must stay counted.
 */
export async function countCodeTry<T>(
  { caller, db, now }: SecondFactorCall,
  nric: NricVault,
  check: () => Promise<T | undefined>,
): Promise<T> {
  const subject = { kind: 'account', key: nric.pseudonym(`second-factor:${caller.accountId}`) } as const;
  await countTry(db, subject, now);
  const result = await check();
  if (result === undefined) throw new ApiError('wrong_second_factor');
  await resetFailures(db, [subject]);
  return result;
}

/** Returns the time step of a code; `undefined` when the code is wrong, or the secret cannot be read. */
export function stepOfSecret(
  encrypted: string,
  { accountId }: Pick<Caller, 'accountId'>,
  { code, now, nric }: { code: string; now: Date; nric: NricVault },
): number | undefined {
  const secret = nric.decrypt(encrypted, accountId);
  return secret === null ? undefined : stepOf(secret, code, now);
}

/** Consumes a code of the authenticator app, or a recovery code. Returns `undefined` when it is neither. */
export async function consumeCode(
  { caller, db, now }: SecondFactorCall,
  code: string,
  nric: NricVault,
): Promise<true | undefined> {
  const factor = await findSecondFactor(db, caller);
  if (!factor?.confirmedAt) throw new ApiError('nothing_to_confirm');
  const step = stepOfSecret(factor.secretEncrypted, caller, { code, now, nric });
  const isUsed =
    step === undefined
      ? await consumeRecoveryCode(db, caller, hashOf(caller, code, nric))
      : await consumeStep(db, caller, step);
  return isUsed || undefined;
}
