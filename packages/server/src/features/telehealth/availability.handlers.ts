import { eq } from 'drizzle-orm';
import type { Handlers } from '../../contract/handlers.ts';
import { account } from '../../db/schema.ts';
import { getAccount } from '../../identity/account.queries.ts';
import type { Services } from '../../services/services.ts';

/** Creates the handlers of a doctor's availability. */
export function availabilityHandlers({
  live,
}: Services): Pick<Handlers, 'getDoctorAvailability' | 'setDoctorAvailability'> {
  return {
    async getDoctorAvailability({ caller, db }) {
      const { isAvailable } = await getAccount(db, caller.accountId);
      return { status: 200, body: { isAvailable } };
    },

    async setDoctorAvailability({ body, caller, db, now, afterCommit }) {
      const { isAvailable } = body;
      await db.update(account).set({ isAvailable, seenAt: now }).where(eq(account.id, caller.accountId));
      afterCommit(() => live.queueChanged());
      return { status: 200, body: { isAvailable } };
    },
  };
}
