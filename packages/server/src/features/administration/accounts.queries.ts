import { and, eq, ilike, max, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { after, newestFirst } from '../../db/pages.ts';
import { account, secondFactor, session } from '../../db/schema.ts';
import type { AccountRow } from '../../identity/account.queries.ts';

const order = { at: account.createdAt, id: account.id };

/** Filter of an admin; `text` is a part of the name or address. */
export interface AccountFilter {
  text?: string;
  role?: AccountRow['role'];
  isActive?: boolean;
}

/** An account in the list for admins, without health data. */
export type ListedAccount = Awaited<ReturnType<typeof listAccounts>>[number];

/** Returns one page of accounts, newest first, plus one row when another page follows. */
export async function listAccounts(
  db: Database,
  { text, role, isActive }: AccountFilter,
  { cursor, limit }: { cursor?: string; limit: number },
) {
  return await selectListed(db)
    .where(
      and(
        text ? or(contains(account.fullName, text), contains(account.email, text)) : undefined,
        role && eq(account.role, role),
        isActive === undefined ? undefined : eq(account.isActive, isActive),
        after(order, cursor),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
}

/** Returns one account for admins. */
export async function findListedAccount(db: Database, id: string): Promise<ListedAccount | undefined> {
  const [row] = await selectListed(db).where(eq(account.id, id));
  return row;
}

/**
 * Returns the ids of the active admins. Their rows stay locked until the transaction ends, so that two admins
 * cannot deactivate each other.
 */
export async function lockActiveAdmins(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, 'ROLE_ADMIN'), eq(account.isActive, true)))
    .orderBy(account.id)
    .for('update');
  return rows.map(({ id }) => id);
}

function selectListed(db: Database) {
  const lastSeen = db
    .select({ ownerId: session.ownerId, at: max(session.lastSeenAt).as('last_seen_at') })
    .from(session)
    .groupBy(session.ownerId)
    .as('last_seen');
  return db
    .select({
      id: account.id,
      fullName: account.fullName,
      email: account.email,
      role: account.role,
      isActive: account.isActive,
      createdAt: account.createdAt,
      lastSeenAt: lastSeen.at,
      hasSecondFactor: sql<boolean>`${secondFactor.confirmedAt} is not null`,
    })
    .from(account)
    .leftJoin(secondFactor, eq(secondFactor.ownerId, account.id))
    .leftJoin(lastSeen, eq(lastSeen.ownerId, account.id));
}

function contains(column: typeof account.fullName | typeof account.email, text: string): SQL {
  return ilike(column, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`);
}
