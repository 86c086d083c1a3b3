import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@vitalane/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account, medicineOrder, notification } from '../../db/schema.ts';
import { orderMail } from '../../mail/copy.ts';
import type { Mailer } from '../../mail/mail.ts';

/** A new status of an order, with its patient. */
interface OrderStep {
  ownerId: string;
  id: string;
  to: OrderStatus;
  now: Date;
}

const bodies: Readonly<Record<OrderStatus, string>> = {
  placed: 'We have your order. You can cancel it until the clinic confirms it.',
  confirmed: 'The clinic has confirmed your order.',
  dispatched: 'Your order is on the way.',
  delivered: 'Your order was delivered.',
  cancelled: 'Your order was cancelled. Open it to see why.',
};

/** Returns a function that notifies the patient of each step: under the bell, and by mail with a mail server. */
export function orderAnnouncer(mailer: Mailer | undefined) {
  return async (tx: Database, { ownerId, id, to, now }: OrderStep): Promise<void> => {
    const [row] = await tx
      .select({ number: medicineOrder.number, email: account.email })
      .from(medicineOrder)
      .innerJoin(account, eq(account.id, medicineOrder.ownerId))
      .where(eq(medicineOrder.id, id));
    if (!row) return;
    const title = `Order ${row.number}`;
    await tx
      .insert(notification)
      .values({ id: randomUUID(), ownerId, title, body: bodies[to], createdAt: now });
    await mailer?.send(tx, orderMail(row.email, { number: row.number, text: bodies[to] }));
  };
}
