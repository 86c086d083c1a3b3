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

/** Subject of a person at an identity provider. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
}

/** Normalises an address, so that each address has one account. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** Returns the account with a normalised address. */
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

/** Returns an account; `undefined` when it does not exist. */
export async function findAccount(db: Database, id: string): Promise<AccountRow | undefined> {
  const [row] = await accountStatement(db).execute({ id });
  return row;
}

/** Returns the account of a caller. Throws when it does not exist. */
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

/** Links an identity of the provider to an account. */
export async function linkIdentity(
  db: Database,
  { issuer, subject, ownerId, now }: ProviderIdentity & { ownerId: string; now: Date },
): Promise<void> {
  await db.insert(accountIdentity).values({ issuer, subject, ownerId, createdAt: now });
}

/** Unlinks the provider's identities from an account. */
export async function unlinkIdentities(db: Database, ownerId: string): Promise<void> {
  await db.delete(accountIdentity).where(ownedBy(accountIdentity, { accountId: ownerId }));
}

/** Consumes a nonce, given as a hash. Returns whether it was unused. */
export async function consumeNonce(db: Database, hash: string, now: Date): Promise<boolean> {
  const used = await db
    .insert(usedNonce)
    .values({ hash, usedAt: now })
    .onConflictDoNothing()
    .returning({ hash: usedNonce.hash });
  return used.length > 0;
}

/** Removes nonces whose ID tokens have expired. */
export async function deleteOldNonces(db: Database, now: Date): Promise<void> {
  await db.delete(usedNonce).where(lt(usedNonce.usedAt, addMs(now, -dayMs)));
}

/** Stores an account. Throws when its address already has one. */
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

/** Deletes an account with all its data and queued mails. */
export async function deleteAccount(
  db: Database,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
): Promise<void> {
  await db.delete(mailOutbox).where(eq(mailOutbox.recipient, email));
  await db.delete(account).where(eq(account.id, id));
}

/** Returns the open rooms of a patient. */
export async function listOpenRooms(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ room: consultation.room, status: consultation.status })
    .from(consultation)
    .where(ownedBy(consultation, { accountId }));
  return rows.filter(({ status }) => status !== 'ended').map(({ room }) => room);
}

/** Stores the hash of a reset link's token and invalidates earlier links. */
export async function addPasswordReset(
  db: Database,
  reset: typeof passwordReset.$inferInsert,
): Promise<void> {
  await revokePasswordResets(db, reset.ownerId);
  await db.insert(passwordReset).values(reset);
}

/** Returns the row of a reset link's token. */
export async function findPasswordReset(
  db: Database,
  hash: string,
): Promise<typeof passwordReset.$inferSelect | undefined> {
  const [row] = await db.select().from(passwordReset).where(eq(passwordReset.hash, hash));
  return row;
}

/** Consumes a token. Returns true for exactly one of several concurrent calls. */
export async function consumePasswordReset(db: Database, hash: string): Promise<boolean> {
  const used = await db
    .delete(passwordReset)
    .where(eq(passwordReset.hash, hash))
    .returning({ hash: passwordReset.hash });
  return used.length > 0;
}

/** Invalidates the reset links of an account. */
export async function revokePasswordResets(db: Database, ownerId: string): Promise<void> {
  await db.delete(passwordReset).where(ownedBy(passwordReset, { accountId: ownerId }));
}
