import * as z from 'zod/mini';
import { addressFormCopy } from './AddressForm.copy.ts';

const { errors, defaultCountry } = addressFormCopy;
const filled = (error: string) => z.string().check(z.trim(), z.minLength(1, { error, abort: true }));
const isSingapore = (country: string) => country.toLowerCase() === defaultCountry.toLowerCase();

/** Schema of an address. The postal code has six digits in Singapore; other countries are not validated. */
export const addressSchema = z
  .object({
    address: filled(errors.address),
    unitNumber: z.string().check(z.trim()),
    postalCode: filled(errors.postalCode),
    country: filled(errors.country),
  })
  .check(
    z.refine(({ country, postalCode }) => !isSingapore(country) || /^\d{6}$/.test(postalCode), {
      path: ['postalCode'],
      error: errors.postalCodeFormat,
    }),
  );
