import type { AddressEntry, AddressFields, FoundAddress } from './address.types.ts';

/** Default address as an order keeps it. */
export const homeFields: AddressFields = {
  address: '12 Marina View',
  unitNumber: '#08-123',
  postalCode: '018961',
  country: 'Singapore',
};

/** Default address. */
export const home: AddressEntry = {
  ...homeFields,
  uuid: '44444444-4444-4444-8444-000000000001',
  isDefault: true,
};

export const parents: AddressEntry = {
  uuid: '44444444-4444-4444-8444-000000000002',
  address: '27 Toa Payoh Lorong 4',
  unitNumber: '',
  postalCode: '310027',
  country: 'Singapore',
  isDefault: false,
};

/** Address of maximum length, as an order keeps it. */
export const longFields: AddressFields = {
  address: 'Block 123A, Jalan Bukit Merah Central Neighbourhood Shopping and Residential Complex, Tower 3',
  unitNumber: '#12-3456A/B',
  postalCode: '150123',
  country: 'Singapore',
};

/** Address of maximum length. */
export const longAddress: AddressEntry = {
  ...longFields,
  uuid: '44444444-4444-4444-8444-000000000003',
  isDefault: false,
};

/** Search results for “outram”. */
export const found: readonly FoundAddress[] = [
  { address: 'Singapore General Hospital, Outram Road', postalCode: '169608' },
  { address: '10 Outram Park', postalCode: '160010' },
];
