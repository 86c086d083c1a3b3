import type { AddressFields } from './address.types.ts';

/** Returns the first line of an address: “12 Marina View, #08-123”. */
export function streetText({ address, unitNumber }: AddressFields): string {
  return [address, unitNumber].filter(Boolean).join(', ');
}

/** Returns the second line of an address: “Singapore 018961”. */
export function placeText({ country, postalCode }: AddressFields): string {
  return `${country} ${postalCode}`;
}
