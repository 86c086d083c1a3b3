import type { Address, Order, OrderPricePage } from '@vitalane/contract';
import { examples } from '@vitalane/contract/examples';
import { expect, test } from 'vitest';
import { byLine, toBasis, toOrderBody } from './orders.ts';

const [metformin, losartan, fishOil] = ['uuid-metformin', 'uuid-losartan', 'uuid-fish-oil'];
const place = { address: '12 Marina View', unitNumber: '', postalCode: '018961', country: 'Singapore' };
const home: Address = { ...examples.Address, uuid: 'uuid-home', isDefault: true };
const parents: Address = { ...place, uuid: 'uuid-parents', isDefault: false };
const prices: OrderPricePage = {
  ...examples.OrderPricePage,
  items: [
    { uuid: metformin, name: 'Metformin 850 mg', unit: 'tablet', unitPriceCents: 8 },
    { uuid: losartan, name: 'Losartan 100 mg', unit: 'tablet', unitPriceCents: 15 },
    { uuid: fishOil, name: 'Fish oil', unit: 'capsule', unitPriceCents: null },
  ],
};
const line = (uuid: string, name: string, quantity: number) => ({
  uuid,
  name,
  quantity,
  unit: 'tablet',
  priceCents: 1,
  needsPrescription: true,
  warningReason: null,
});
const again: Order = {
  uuid: 'uuid-order',
  number: 'V-2026-000001',
  status: 'delivered',
  is_repeat_medication: false,
  address: { ...place, uuid: parents.uuid },
  medications: [line(metformin, 'Metformin 850 mg', 180), line('uuid-gone', 'Rosuvastatin 10 mg', 90)],
  price: { itemsCents: 2, deliveryCents: 300, totalCents: 302, currency: 'SGD' },
  placedAt: '2026-01-01T00:00:00Z',
  history: [],
};
const offer = { prices, medicines: [], addresses: [parents, home], again: null, saved: undefined };

test('a new order is empty and has the default address', () => {
  expect(toBasis(offer).initial).toEqual({
    chosen: [],
    quantities: {},
    isRepeat: false,
    addressUuid: home.uuid,
    unavailable: null,
  });
});

test('a medicine without a price is named and cannot be chosen', () => {
  const { medicines, unorderable } = toBasis(offer);
  expect(medicines.map(({ uuid }) => uuid)).toEqual([metformin, losartan]);
  expect(unorderable).toEqual(['Fish oil']);
});

test('a repeated order keeps available medicines at current prices and names the others', () => {
  const { initial, medicines } = toBasis({ ...offer, again });
  expect(initial).toEqual({
    chosen: [metformin],
    quantities: { [metformin]: '180' },
    isRepeat: true,
    addressUuid: parents.uuid,
    unavailable: ['Rosuvastatin 10 mg'],
  });
  expect(medicines[0]?.unitPriceCents).toBe(8);
});

test('a repeated order with a deleted address uses the default address', () => {
  expect(toBasis({ ...offer, again, addresses: [home] }).initial.addressUuid).toBe(home.uuid);
});

test('the choice stays when an address is added', () => {
  const saved = { chosen: [losartan, 'uuid-gone'], quantities: { [losartan]: '30' } };
  expect(toBasis({ ...offer, saved }).initial).toMatchObject({
    chosen: [losartan],
    quantities: { [losartan]: '30' },
  });
});

test('the request has lines as JSON objects joined by commas, and all four declarations', () => {
  const lines = [
    { uuid: metformin, quantity: 180 },
    { uuid: losartan, quantity: 2.5 },
  ];
  expect(toOrderBody({ isRepeat: true, addressUuid: home.uuid, lines })).toEqual({
    is_repeat_medication: true,
    addressUuid: 'uuid-home',
    medications: '{"uuid":"uuid-metformin","quantity":180},{"uuid":"uuid-losartan","quantity":2.5}',
    first: true,
    second: true,
    third: true,
    fourth: true,
  });
});

test('the refusal of a line belongs to the medicine of that line', () => {
  const lines = [
    { uuid: metformin, quantity: 180 },
    { uuid: losartan, quantity: 2.5 },
  ];
  const fields = { 'medications.1.quantity': 'This cannot be divided.', addressUuid: 'Choose another.' };
  expect(byLine(fields, lines)).toEqual({
    'quantity-uuid-losartan': 'This cannot be divided.',
    addressUuid: 'Choose another.',
  });
});
