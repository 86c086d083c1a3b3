import { toCivil } from '@vitalane/time';
import type { Call, Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError, invalidField } from '../../errors/apiError.ts';
import { priceList } from '../../lists/prices.ts';
import { allMedications } from '../../medicines/medicines.queries.ts';
import type { Services } from '../../services/services.ts';
import { findAddress } from '../addresses/addresses.queries.ts';
import { readPerson } from '../medications/person.queries.ts';
import { orderAnnouncer } from './orders.notices.ts';
import { findOrder, insertOrder, listOrders, moveOrder } from './orders.queries.ts';
import { checkWarnings, priceLines, readLines, reasonOf, stepsFrom, unitPriceCents } from './orders.rules.ts';

type OrderCalls =
  | 'listOrders'
  | 'placeOrder'
  | 'getOrder'
  | 'updateOrderStatus'
  | 'cancelOrder'
  | 'getOrderPrices';

/** History text of an order that its patient cancelled. */
const ownCancellation = 'Cancelled by the patient.';

/** Creates the handlers of medicine orders. */
export function ordersHandlers({
  config: { clinicTimeZone, mail },
  mailer,
}: Pick<Services, 'config' | 'mailer'>): Pick<Handlers, OrderCalls> {
  const announce = orderAnnouncer(mail ? mailer : undefined);

  async function place(tx: Database, { body, caller, now }: Call<'placeOrder'>): Promise<string> {
    const address = await findAddress(tx, caller, body.addressUuid);
    if (!address) throw invalidField('addressUuid', 'This address is not among yours. Choose another.');
    const person = await readPerson(tx, caller, now);
    const own = new Map(person.medicines.map((row) => [row.id, row]));
    const lines = priceLines(readLines(body.medications), own);
    checkWarnings(lines, person);
    const year = toCivil(now, clinicTimeZone).date.slice(0, 4);
    return await insertOrder(tx, caller, { address, lines, isRepeat: body.is_repeat_medication, year, now });
  }

  return {
    async listOrders({ caller, db, query }) {
      return { status: 200, body: await listOrders(db, caller, query) };
    },

    async placeOrder(call) {
      const { caller, db, now, audit } = call;
      const order = await db.transaction(async (tx) => {
        const id = await place(tx, call);
        await audit('order.place', 'done', { objectId: id, db: tx });
        const placed = await findOrder(tx, caller, id);
        if (!placed) throw new Error('A newly placed order is missing');
        const isAwaiting = placed.medications.some(({ needsPrescription }) => needsPrescription);
        await announce(tx, { id, to: isAwaiting ? 'placed_awaiting' : 'placed', now });
        return placed;
      });
      return { status: 201, body: order };
    },

    async getOrder({ caller, db, params }) {
      const order = await findOrder(db, caller, params.id);
      if (!order) throw new ApiError('not_found');
      return { status: 200, body: order };
    },

    async updateOrderStatus({ body, caller, db, params, now, audit }) {
      const { status: to } = body;
      const reason = reasonOf(to, body.reason);
      const order = await db.transaction(async (tx) => {
        const moved = await moveOrder(tx, caller, { id: params.id, to, from: stepsFrom[to], reason, now });
        const found = await findOrder(tx, caller, params.id);
        if (!found) throw new ApiError('not_found');
        if (!moved) {
          // The status allows the step, so a prescription prevented it.
          const isWaiting = stepsFrom[to].includes(found.status);
          throw new ApiError(isWaiting ? 'prescription_awaited' : 'order_status_conflict');
        }
        await audit('order.status', 'done', { objectId: params.id, db: tx });
        await announce(tx, { id: params.id, to, now });
        return found;
      });
      return { status: 200, body: order };
    },

    async cancelOrder({ caller, db, params, now, audit }) {
      const order = await db.transaction(async (tx) => {
        const step = {
          id: params.id,
          to: 'cancelled',
          from: ['placed'],
          reason: ownCancellation,
          now,
        } as const;
        const moved = await moveOrder(tx, caller, step);
        const found = await findOrder(tx, caller, params.id);
        if (!found) throw new ApiError('not_found');
        if (!moved) throw new ApiError('order_status_conflict');
        await audit('order.status', 'done', { objectId: params.id, db: tx });
        await announce(tx, { id: params.id, to: 'cancelled', now });
        return found;
      });
      return { status: 200, body: order };
    },

    async getOrderPrices({ caller, db }) {
      const own = await allMedications(db, caller);
      const items = own.map((row) => ({
        uuid: row.id,
        name: row.name,
        unit: row.unit,
        unitPriceCents: unitPriceCents(row),
      }));
      const { deliveryCents, currency } = priceList;
      return { status: 200, body: { items, deliveryCents, currency, nextCursor: null } };
    },
  };
}
