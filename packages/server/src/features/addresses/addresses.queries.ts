import { randomUUID } from 'node:crypto';
import type { Address } from '@vitalane/contract';
import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import { address } from '../../db/schema.ts';
import type { AddressFields } from './addresses.rules.ts';

/** A row of the address table. */
export type AddressRow = typeof address.$inferSelect;

const order = { at: address.createdAt, id: address.id };

/** Stores an address of the caller. Their first one becomes the default. */
export async function addAddress(
  db: Database,
  caller: Pick<Caller, 'accountId'>,
  { fields, now }: { fields: AddressFields; now: Date },
): Promise<Address> {
  const others = db.select().from(address).where(ownedBy(address, caller));
  const [row] = await db
    .insert(address)
    .values({
      id: randomUUID(),
      ownerId: caller.accountId,
      ...fields,
      isDefault: sql`${notExists(others)}`,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('An address that was just stored is not there');
  return toAddress(row);
}

/** Returns one page of the caller's addresses, newest first. */
export async function listAddresses(
  db: Database,
  caller: Pick<Caller, 'accountId'>,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<Address>> {
  const rows = await db
    .select()
    .from(address)
    .where(and(ownedBy(address, caller), after(order, cursor)))
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  return toPage(rows, limit, { key: (row) => ({ at: row.createdAt, id: row.id }), item: toAddress });
}

/** Returns one of the caller's addresses. */
export async function findAddress(db: Database, caller: Caller, id: string): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(address)
    .where(and(ownedBy(address, caller), eq(address.id, id)));
  return row;
}

/** Replaces the fields of one of the caller's addresses. */
export async function updateAddress(
  db: Database,
  caller: Caller,
  { id, fields }: { id: string; fields: AddressFields },
): Promise<Address | undefined> {
  const [row] = await db
    .update(address)
    .set(fields)
    .where(and(ownedBy(address, caller), eq(address.id, id)))
    .returning();
  return row && toAddress(row);
}

/** Makes one of the caller's addresses the only default. Must run in a transaction. */
export async function makeDefault(tx: Database, caller: Caller, id: string): Promise<void> {
  const own = ownedBy(address, caller);
  await tx
    .update(address)
    .set({ isDefault: false })
    .where(and(own, ne(address.id, id)));
  await tx
    .update(address)
    .set({ isDefault: true })
    .where(and(own, eq(address.id, id)));
}

/** Deletes one of the caller's addresses. Returns whether it existed. */
export async function deleteAddress(db: Database, caller: Caller, id: string): Promise<boolean> {
  const deleted = await db
    .delete(address)
    .where(and(ownedBy(address, caller), eq(address.id, id)))
    .returning({ id: address.id });
  return deleted.length > 0;
}

/** Returns an address in the contract's format. */
export function toAddress(row: AddressRow): Address {
  const { id: uuid, address: street, unitNumber, postalCode, country, isDefault } = row;
  return { uuid, address: street, unitNumber, postalCode, country, isDefault };
}
