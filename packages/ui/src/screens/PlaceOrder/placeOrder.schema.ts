import * as z from 'zod/mini';
import { placeOrderCopy } from './PlaceOrderScreen.copy.ts';

const { errors } = placeOrderCopy;
const mostQuantity = 10_000;

/** Name of the field that holds how much of a medicine to order. */
export const quantityName = (uuid: string) => `quantity-${uuid}`;

const quantity = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d+([.,]\d+)?$/, { error: errors.quantity, abort: true })),
  z.pipe(
    z.transform((text: string) => Number(text.replace(',', '.'))),
    z.number().check(z.gt(0, errors.quantity), z.lte(mostQuantity, errors.tooMuch)),
  ),
);

const { first, second, third, fourth } = errors.declarations;
const order = z.object({
  medications: z.array(z.string()).check(z.minLength(1, errors.medicines)),
  isRepeat: z.optional(z.literal('on')),
  addressUuid: z.string(errors.address).check(z.minLength(1, errors.address)),
  first: z.literal('on', first),
  second: z.literal('on', second),
  third: z.literal('on', third),
  fourth: z.literal('on', fourth),
});

/** How much a typed quantity is; null while it is none. */
export function quantityOf(text: string): number | null {
  const result = quantity.safeParse(text);
  return result.success ? result.data : null;
}

/** What an order must be: something chosen, an amount of each, an address, and all four declarations. */
export function orderSchema(chosen: readonly string[]) {
  const lines = z.pipe(
    z.object(Object.fromEntries(chosen.map((uuid) => [quantityName(uuid), quantity]))),
    z.transform((quantities) => ({
      lines: chosen.map((uuid) => ({ uuid, quantity: quantities[quantityName(uuid)] ?? 0 })),
    })),
  );
  return z.intersection(order, lines);
}
