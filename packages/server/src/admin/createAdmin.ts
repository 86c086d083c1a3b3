import { randomUUID } from 'node:crypto';
import { record } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { StartError } from '../errors/exitCodes.ts';
import { addAccount, findAccountByEmail, normaliseEmail } from '../identity/account.queries.ts';
import { passwordProblem } from '../identity/passwordPolicy.ts';
import { hashPassword } from '../identity/passwords.ts';

const fullName = 'Administrator';
const emailPattern = /^[^\s@]+@[^\s@]+$/;
const lengths = { least: 12, most: 256 };

/**
 * Creates an admin with a confirmed address. Throws a {@link StartError} when the address is invalid or already
 * has an account, or when the password is guessable.
 */
export async function createAdmin(
  db: Database,
  { password, timeZone, now, ...given }: { email: string; password: string; timeZone: string; now: Date },
): Promise<void> {
  const email = normaliseEmail(given.email);
  if (!emailPattern.test(email)) throw new StartError('refused', 'That is not an e-mail address.');
  checkPassword(password, email);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    if (await findAccountByEmail(tx, email)) {
      throw new StartError('refused', 'This e-mail address already has an account. Choose another.');
    }
    const id = randomUUID();
    await addAccount(tx, {
      id,
      email,
      passwordHash,
      role: 'ROLE_ADMIN',
      fullName,
      timeZone,
      isEmailVerified: true,
      createdAt: now,
    });
    const event = { at: now, actorId: null, objectId: id, requestId: randomUUID() } as const;
    await record(tx, { ...event, action: 'account.create', outcome: 'done' });
  });
}

function checkPassword(password: string, email: string): void {
  const { least, most } = lengths;
  if (password.length < least || password.length > most) {
    throw new StartError('refused', `The password needs ${least} to ${most} characters.`);
  }
  const problem = passwordProblem(password, { email, fullName });
  if (problem) throw new StartError('refused', problem);
}
