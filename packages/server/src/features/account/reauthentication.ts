import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import type { AccountRow } from '../../identity/account.queries.ts';
import type { NricVault } from '../../identity/nric.ts';
import { passwordMatches } from '../../identity/passwords.ts';
import { countTry, resetFailures } from '../../identity/throttle.ts';

/**
 * Verifies the password of the caller. Attempts are counted like those of a sign-in. Throws `wrong_password`,
 * never 401: the session is valid. Not for use in a transaction: a refused attempt must stay counted.
 */
export async function requirePassword(
  db: Database,
  account: AccountRow,
  { password, nric, now }: { password: string; nric: NricVault; now: Date },
): Promise<void> {
  const subject = { kind: 'account', key: nric.pseudonym(`password:${account.id}`) } as const;
  await countTry(db, subject, now);
  if (!(await passwordMatches(account.passwordHash, { password, client: account.id })))
    throw new ApiError('wrong_password');
  await resetFailures(db, [subject]);
}
