import type {
  Address,
  NewOrder as NewOrderBody,
  Order,
  OrderPricePage,
  UserMedication,
} from '@vitalane/contract';
import type { FieldMessages } from '@vitalane/flows/shared';
import type { OrderEntry } from '@vitalane/ui/screens/MyOrder';
import {
  type AddressEntry,
  type InitialOrder,
  type NewOrder,
  type OrderBasis,
  type OrderChoice,
  quantityName,
  reasonName,
} from '@vitalane/ui/screens/PlaceOrder';

/** Returns a saved address in the format of the screens. */
export function toAddressEntry({ isDefault = false, ...address }: Address): AddressEntry {
  return { ...address, isDefault };
}

/** Returns an order in the format of the screens. */
export function toOrderEntry({ medications, ...order }: Order): OrderEntry {
  return { ...order, lines: medications };
}

/** Data that an order can be made from. */
interface Offer {
  prices: OrderPricePage;
  medicines: readonly UserMedication[];
  addresses: readonly Address[];
  /** The order to repeat; `null` for a new one. */
  again: Order | null;
  /** Choice before the visit of another page. */
  saved: OrderChoice | undefined;
}

/** Returns the data for a new order. Compares a repeated order with the current offer line by line. */
export function toBasis(offer: Offer): OrderBasis {
  const { prices, medicines, addresses } = offer;
  const own = new Map(medicines.map((medicine) => [medicine.uuid, medicine]));
  const orderable = prices.items.flatMap(({ uuid, name, unit, unitPriceCents }) =>
    unitPriceCents === null
      ? []
      : [
          {
            uuid,
            name,
            unit,
            unitPriceCents,
            remaining: own.get(uuid)?.remaining ?? null,
            warnings: own.get(uuid)?.warnings ?? [],
          },
        ],
  );
  return {
    medicines: orderable,
    unorderable: prices.items.filter(({ unitPriceCents }) => unitPriceCents === null).map(({ name }) => name),
    addresses: addresses.map(toAddressEntry),
    deliveryCents: prices.deliveryCents,
    currency: prices.currency,
    initial: initialOrder(
      offer,
      orderable.map(({ uuid }) => uuid),
    ),
  };
}

function initialOrder({ addresses, again, saved }: Offer, orderable: readonly string[]): InitialOrder {
  const lines = again?.medications ?? [];
  const possible = lines.filter(({ uuid }) => orderable.includes(uuid));
  const usual = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const former = addresses.find(({ uuid }) => uuid === again?.address.uuid);
  const choice = saved ?? {
    chosen: possible.map(({ uuid }) => uuid),
    quantities: Object.fromEntries(possible.map(({ uuid, quantity }) => [uuid, String(quantity)])),
  };
  return {
    chosen: choice.chosen.filter((uuid) => orderable.includes(uuid)),
    quantities: choice.quantities,
    isRepeat: again !== null,
    addressUuid: (former ?? usual)?.uuid ?? '',
    unavailable: again && lines.filter(({ uuid }) => !orderable.includes(uuid)).map(({ name }) => name),
  };
}

/** Returns an order in API format: lines as JSON objects joined by commas, and all four declarations. */
export function toOrderBody({ isRepeat, addressUuid, lines }: NewOrder): NewOrderBody {
  const medications = lines.map((line) => JSON.stringify(line)).join(',');
  const declarations = { first: true, second: true, third: true, fourth: true } as const;
  return { is_repeat_medication: isRepeat, addressUuid, medications, ...declarations };
}

/** Maps the server's messages to fields of the form: a message about line 2 belongs to the medicine of line 2. */
export function byLine(fields: FieldMessages, lines: NewOrder['lines']): FieldMessages {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => {
      const [, index, member] = /^medications\.(\d+)\.(\w+)/.exec(name) ?? [];
      const line = lines[Number(index)];
      if (!line) return [name, message];
      return [member === 'warningReason' ? reasonName(line.uuid) : quantityName(line.uuid), message];
    }),
  );
}
