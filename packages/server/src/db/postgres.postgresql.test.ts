import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../test/helpers/database.ts';

/** Returns the rows of a statement, whose type depends on the driver. */
const rowsOf = (result: unknown) => (result as { rows: Record<string, unknown>[] }).rows;

// Vitest reports an 'error' event without a listener, which would end a server.
it('a connection that breaks within a transaction fails the transaction, and not the process', async () => {
  const { db, close } = await openTestDatabase();
  const broken = db.transaction(async (tx) => {
    const [row] = rowsOf(await tx.execute(sql`select pg_backend_pid() as id`));
    await db.execute(sql`select pg_terminate_backend(${row?.id})`);
    // No query is running when the connection breaks.
    await wait(200);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect(rowsOf(await db.execute(sql`select 1 as one`))).toEqual([{ one: 1 }]);
  await close();
});
