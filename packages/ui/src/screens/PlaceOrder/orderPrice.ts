import type { OrderPrice } from '../shared/order.types.ts';
import type { OrderableMedicine, OrderBasis, OrderChoice } from './PlaceOrderScreen.types.ts';
import { quantityOf } from './placeOrder.schema.ts';

/** Returns the price of a line in cents; `null` without a quantity. */
export function linePriceCents(
  { unitPriceCents }: OrderableMedicine,
  typed: string | undefined,
): number | null {
  const quantity = quantityOf(typed ?? '');
  return quantity === null ? null : Math.round(unitPriceCents * quantity);
}

/** Returns the price of the selected medicines and their delivery, from the prices of the server. */
export function orderPrice(basis: OrderBasis, { chosen, quantities }: OrderChoice): OrderPrice {
  const { medicines, deliveryCents, currency } = basis;
  const itemsCents = medicines
    .filter(({ uuid }) => chosen.includes(uuid))
    .reduce((sum, medicine) => sum + (linePriceCents(medicine, quantities[medicine.uuid]) ?? 0), 0);
  return { itemsCents, deliveryCents, totalCents: itemsCents + deliveryCents, currency };
}
