import type { ReminderChannel } from '@vitalane/contract';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { pushSubscription } from '../../db/schema.ts';
import { deliveriesOf } from '../../deliveries/deliveries.ts';

const channels = ['bell', 'push', 'mail'] as const;

/** Returns the caller's reminder channels, with the last outcome of each. */
export async function channelsOf(
  db: Database,
  caller: Pick<Caller, 'accountId'>,
  { sendsMail }: { sendsMail: boolean },
): Promise<ReminderChannel[]> {
  const last = await deliveriesOf(db, caller);
  const browsers = await db.$count(pushSubscription, ownedBy(pushSubscription, caller));
  const isOn = { bell: true, push: browsers > 0, mail: sendsMail };
  return channels.map((channel) => {
    const row = last.find((one) => one.channel === channel);
    return {
      channel,
      isOn: isOn[channel],
      deliveredAt: row?.deliveredAt?.toISOString() ?? null,
      failedAt: row?.failedAt?.toISOString() ?? null,
      failure: row?.failure ?? null,
    };
  });
}
