import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@vitalane/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { account, medicineOrder, notification } from '../../db/schema.ts';
import { orderMail } from '../../mail/copy.ts';
import type { Mailer } from '../../mail/mail.ts';

type OrderNews = OrderStatus | 'placed_awaiting' | 'prescription_released' | 'prescription_refused';

/** News of an order for its patient. */
interface OrderStep {
  id: string;
  to: OrderNews;
  now: Date;
}

const bodies: Readonly<Record<OrderNews, string>> = {
  placed: 'We have your order. You can cancel it until the clinic confirms it.',
  placed_awaiting:
    'We have your order. Open it and upload your prescription. You can cancel it until the clinic confirms it.',
  prescription_released: 'A doctor has released a medicine of your order.',
  prescription_refused: 'A doctor could not accept your prescription. Open the order to see why.',
  confirmed: 'The clinic has confirmed your order.',
  dispatched: 'Your order is on the way.',
  delivered: 'Your order was delivered.',
  cancelled: 'Your order was cancelled. Open it to see why.',
};

/** Returns a function that notifies the patient of each piece of news: under the bell, and by mail with a mail server. */
export function orderAnnouncer(mailer: Mailer | undefined) {
  return async (tx: Database, { id, to, now }: OrderStep): Promise<void> => {
    const [row] = await tx
      .select({ ownerId: account.id, number: medicineOrder.number, email: account.email })
      .from(medicineOrder)
      .innerJoin(account, eq(account.id, medicineOrder.ownerId))
      .where(eq(medicineOrder.id, id));
    if (!row) return;
    const { ownerId, number } = row;
    const title = `Order ${number}`;
    await tx
      .insert(notification)
      .values({ id: randomUUID(), ownerId, title, body: bodies[to], createdAt: now });
    await mailer?.send(tx, orderMail(row.email, { number, text: bodies[to] }));
  };
}
