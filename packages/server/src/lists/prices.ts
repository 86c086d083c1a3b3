import { z } from 'zod';
import { loadFile } from './loadList.ts';

const cents = z.number().int().nonnegative();

/** Price of a unit of each form, and fees, in cents of `currency`. */
export const priceList = loadFile(
  'order-prices',
  z.object({
    currency: z.string(),
    deliveryCents: cents,
    items: z.array(z.object({ form: z.string(), unit: z.string(), unitPriceCents: cents })),
  }),
);
