import type { AddressEntry, FoundAddress } from './address.types.ts';

/** Default address. */
export const home: AddressEntry = {
  uuid: '44444444-4444-4444-8444-000000000001',
  address: '12 Marina View',
  unitNumber: '#08-123',
  postalCode: '018961',
  country: 'Singapore',
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

/** Address of maximum length. */
export const longAddress: AddressEntry = {
  uuid: '44444444-4444-4444-8444-000000000003',
  address: 'Block 123A, Jalan Bukit Merah Central Neighbourhood Shopping and Residential Complex, Tower 3',
  unitNumber: '#12-3456A/B',
  postalCode: '150123',
  country: 'Singapore',
  isDefault: false,
};

/** Search results for “outram”. */
export const found: readonly FoundAddress[] = [
  { address: 'Singapore General Hospital, Outram Road', postalCode: '169608' },
  { address: '10 Outram Park', postalCode: '160010' },
];
