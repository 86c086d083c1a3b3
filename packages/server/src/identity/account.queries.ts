import { addMs, dayMs } from '@vitalane/time';
import { and, eq, lt, sql } from 'drizzle-orm';
import { ownedBy } from '../authorisation/ownership.ts';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import {
  account,
  accountIdentity,
  consultation,
  mailOutbox,
  passwordReset,
  usedNonce,
} from '../db/schema.ts';

/** A row of the account table. */
export type AccountRow = typeof account.$inferSelect;

/** An identity provider's name for a person. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
}

/** Returns one spelling per address, so that another spelling is no other account. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** Returns the account with an address that was normalised. */
export async function findAccountByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.email, email));
  return row;
}

const accountStatement = prepared((db) =>
  db
    .select()
    .from(account)
    .where(eq(account.id, sql.placeholder('id')))
    .prepare('get_account'),
);

/** Returns one account, or nothing when there is none (any more). */
export async function findAccount(db: Database, id: string): Promise<AccountRow | undefined> {
  const [row] = await accountStatement(db).execute({ id });
  return row;
}

/** Returns one account. Throws when there is none: a caller always has one. */
export async function getAccount(db: Database, id: string): Promise<AccountRow> {
  const row = await findAccount(db, id);
  if (!row) throw new Error('A signed-in account does not exist');
  return row;
}

/** Returns the account that an identity of the provider belongs to. */
export async function findAccountByIdentity(
  db: Database,
  { issuer, subject }: ProviderIdentity,
): Promise<AccountRow | undefined> {
  const [row] = await db
    .select({ account })
    .from(accountIdentity)
    .innerJoin(account, eq(account.id, accountIdentity.ownerId))
    .where(and(eq(accountIdentity.issuer, issuer), eq(accountIdentity.subject, subject)));
  return row?.account;
}

/** Lets an identity of the provider sign in to an account. */
export async function linkIdentity(
  db: Database,
  { issuer, subject, ownerId, now }: ProviderIdentity & { ownerId: string; now: Date },
): Promise<void> {
  await db.insert(accountIdentity).values({ issuer, subject, ownerId, createdAt: now });
}

/** Takes the provider's identities from an account. */
export async function unlinkIdentities(db: Database, ownerId: string): Promise<void> {
  await db.delete(accountIdentity).where(ownedBy(accountIdentity, { accountId: ownerId }));
}

/** Uses a nonce up, given as a hash; says whether it was unused. */
export async function consumeNonce(db: Database, hash: string, now: Date): Promise<boolean> {
  const used = await db
    .insert(usedNonce)
    .values({ hash, usedAt: now })
    .onConflictDoNothing()
    .returning({ hash: usedNonce.hash });
  return used.length > 0;
}

/** Forgets nonces whose ID tokens have long ended. */
export async function forgetOldNonces(db: Database, now: Date): Promise<void> {
  await db.delete(usedNonce).where(lt(usedNonce.usedAt, addMs(now, -dayMs)));
}

/** Stores an account. Throws when the address has one. */
export async function addAccount(db: Database, row: typeof account.$inferInsert): Promise<void> {
  await db.insert(account).values(row);
}

/** Changes members of an account. */
export async function changeAccount(
  db: Database,
  id: string,
  change: Partial<typeof account.$inferInsert>,
): Promise<void> {
  await db.update(account).set(change).where(eq(account.id, id));
}

/** Deletes an account with everything that belongs to it, and the mails that wait for it. */
export async function deleteAccount(
  db: Database,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.recipient, email));
  await db.delete(account).where(eq(account.id, id));
}

/** Returns the rooms of a patient that are open. */
export async function listOpenRooms(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ room: consultation.room, status: consultation.status })
    .from(consultation)
    .where(ownedBy(consultation, { accountId }));
  return rows.filter(({ status }) => status !== 'ended').map(({ room }) => room);
}

/** Keeps the hash of a reset link's token; links sent before stop working. */
export async function addPasswordReset(
  db: Database,
  reset: typeof passwordReset.$inferInsert,
): Promise<void> {
  await revokePasswordResets(db, reset.ownerId);
  await db.insert(passwordReset).values(reset);
}

/** Returns what is known of a reset link's token. */
export async function findPasswordReset(
  db: Database,
  hash: string,
): Promise<typeof passwordReset.$inferSelect | undefined> {
  const [row] = await db.select().from(passwordReset).where(eq(passwordReset.hash, hash));
  return row;
}

/** Uses a token up; of several at the same moment one is told that it did. */
export async function consumePasswordReset(db: Database, hash: string): Promise<boolean> {
  const used = await db
    .delete(passwordReset)
    .where(eq(passwordReset.hash, hash))
    .returning({ hash: passwordReset.hash });
  return used.length > 0;
}

/** Makes the reset links of an account useless. */
export async function revokePasswordResets(db: Database, ownerId: string): Promise<void> {
  await db.delete(passwordReset).where(ownedBy(passwordReset, { accountId: ownerId }));
}
