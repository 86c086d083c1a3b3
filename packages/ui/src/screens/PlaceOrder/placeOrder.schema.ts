import * as z from 'zod/mini';
import { placeOrderCopy } from './PlaceOrderScreen.copy.ts';

const { errors } = placeOrderCopy;
const maxQuantity = 10_000;

/** Returns the field name of a medicine's quantity. */
export const quantityName = (uuid: string) => `quantity-${uuid}`;

/** Returns the field name of the reason to order a medicine despite a serious warning. */
export const reasonName = (uuid: string) => `reason-${uuid}`;

const reason = z
  .string(errors.reason)
  .check(z.trim(), z.minLength(1, errors.reason), z.maxLength(300, errors.reason));
const quantity = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d+([.,]\d+)?$/, { error: errors.quantity, abort: true })),
  z.pipe(
    z.transform((text: string) => Number(text.replace(',', '.'))),
    z.number().check(z.gt(0, errors.quantity), z.lte(maxQuantity, errors.tooMuch)),
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

/** Returns a typed quantity as a number; `null` if it is invalid. */
export function quantityOf(text: string): number | null {
  const result = quantity.safeParse(text);
  return result.success ? result.data : null;
}

/**
 * Returns the schema of an order: at least one medicine, an amount of each, a reason for those in `warned`, an
 * address, and all four declarations.
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
