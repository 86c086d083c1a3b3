import * as z from 'zod/mini';
import { placeOrderCopy } from './PlaceOrderScreen.copy.ts';

const { errors } = placeOrderCopy;
const mostQuantity = 10_000;

/** Name of the field that holds how much of a medicine to order. */
export const quantityName = (uuid: string) => `quantity-${uuid}`;

/** Name of the field that holds why a medicine is ordered in spite of a serious warning. */
export const reasonName = (uuid: string) => `reason-${uuid}`;

const reason = z
  .string(errors.reason)
  .check(z.trim(), z.minLength(1, errors.reason), z.maxLength(300, errors.reason));
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

/** Returns how much a typed quantity is; null while it is none. */
export function quantityOf(text: string): number | null {
  const result = quantity.safeParse(text);
  return result.success ? result.data : null;
}

/**
 * Returns what an order must be: something chosen, an amount of each, a reason for those in `warned`, an address, and all four
 * declarations.
 */
export function orderSchema(chosen: readonly string[], warned: readonly string[] = []) {
  const asked = chosen.filter((uuid) => warned.includes(uuid));
  const quantities = z.object(Object.fromEntries(chosen.map((uuid) => [quantityName(uuid), quantity])));
  const reasons = z.object(Object.fromEntries(asked.map((uuid) => [reasonName(uuid), reason])));
  const lines = z.pipe(
    z.intersection(quantities, reasons),
    z.transform((given) => ({
      lines: chosen.map((uuid) => ({
        uuid,
        quantity: Number(given[quantityName(uuid)] ?? 0),
        ...(asked.includes(uuid) && { warningReason: String(given[reasonName(uuid)]) }),
      })),
    })),
  );
  return z.intersection(order, lines);
}
