import { OLD_AFTER_DAYS } from '@vitalane/clinical';
import { addMs, dayMs, toCivil } from '@vitalane/time';
import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account } from '../../db/schema.ts';
import { refreshCrises } from './crisis.queries.ts';
import { refreshLabs } from './lab.queries.ts';

/** Key of the advisory lock: an arbitrary number that all servers of this product share. */
const carryOverLock = 7_140_255;
const kinds = ['blood_pressure', 'low_pressure', 'low_sugar', 'high_sugar', 'weight_gain'] as const;

/**
 * Raises alerts for readings and results from before alerts existed, once for each account. The alert rules
 * apply: an unresolved crisis of the last days, and a result that is not marked as old. A migration cannot
 * apply them, because they are clinical rules.
 */
export async function carryOverAlerts(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${carryOverLock})`);
    const people = await tx
      .select({ accountId: account.id, timeZone: account.timeZone })
      .from(account)
      .where(isNull(account.alertsCheckedAt));
    const oldest = addMs(now, -OLD_AFTER_DAYS.labTest * dayMs);
    for (const owner of people) {
      await refreshCrises(tx, owner, { kinds, now });
      await refreshLabs(tx, owner, { now, measuredSince: toCivil(oldest, owner.timeZone).date });
    }
    await tx.update(account).set({ alertsCheckedAt: now }).where(isNull(account.alertsCheckedAt));
  });
}
