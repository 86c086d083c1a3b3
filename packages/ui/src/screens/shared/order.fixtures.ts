import { homeFields, longFields } from './address.fixtures.ts';
import type { OrderEntry, OrderLineEntry } from './order.types.ts';

const metformin: OrderLineEntry = {
  uuid: '55555555-5555-4555-8555-000000000001',
  name: 'Metformin 850 mg',
  quantity: 180,
  unit: 'tablet',
  priceCents: 1440,
  needsPrescription: true,
  warningReason: null,
};
const losartan: OrderLineEntry = {
  uuid: '55555555-5555-4555-8555-000000000002',
  name: 'Losartan 100 mg',
  quantity: 90,
  unit: 'tablet',
  priceCents: 1350,
  needsPrescription: true,
  warningReason: null,
};

/** Order placed this morning, without medicines on prescription. */
export const freeOrder: OrderEntry = {
  uuid: '66666666-6666-4666-8666-000000000005',
  number: 'V-2026-000410',
  status: 'placed',
  address: homeFields,
  lines: [
    {
      uuid: '55555555-5555-4555-8555-000000000003',
      name: 'Paracetamol 500 mg',
      quantity: 20,
      unit: 'tablet',
      priceCents: 160,
      needsPrescription: false,
      warningReason: null,
    },
  ],
  price: { itemsCents: 160, deliveryCents: 300, totalCents: 460, currency: 'SGD' },
  placedAt: '2026-01-01T01:02:00Z',
  history: [{ status: 'placed', at: '2026-01-01T01:02:00Z' }],
};

/** Order placed this morning whose medicines wait for a prescription. */
export const placedOrder: OrderEntry = {
  uuid: '66666666-6666-4666-8666-000000000001',
  number: 'V-2026-000412',
  status: 'placed',
  address: homeFields,
  lines: [
    { ...metformin, prescription: { state: 'awaited' } },
    { ...losartan, prescription: { state: 'awaited' } },
  ],
  price: { itemsCents: 2790, deliveryCents: 300, totalCents: 3090, currency: 'SGD' },
  placedAt: '2026-01-01T01:12:00Z',
  history: [{ status: 'placed', at: '2026-01-01T01:12:00Z' }],
};

/** The same order with an uploaded and a refused prescription. */
export const refusedOrder: OrderEntry = {
  ...placedOrder,
  lines: [
    {
      ...metformin,
      prescription: {
        state: 'uploaded',
        file: '77777777-7777-4777-8777-000000000001',
        contentType: 'image/jpeg',
      },
    },
    { ...losartan, prescription: { state: 'refused', reason: 'The date cannot be read.' } },
  ],
};

/** The same order after a doctor has released both medicines. */
export const releasedOrder: OrderEntry = {
  ...placedOrder,
  lines: placedOrder.lines.map((line) => ({ ...line, prescription: { state: 'released' } })),
};

/** Delivered order with all steps. */
export const deliveredOrder: OrderEntry = {
  ...placedOrder,
  uuid: '66666666-6666-4666-8666-000000000002',
  number: 'V-2025-000371',
  status: 'delivered',
  lines: [{ ...metformin, prescription: { state: 'released' } }],
  price: { itemsCents: 1440, deliveryCents: 300, totalCents: 1740, currency: 'SGD' },
  placedAt: '2025-12-29T02:30:00Z',
  history: [
    { status: 'placed', at: '2025-12-29T02:30:00Z' },
    { status: 'confirmed', at: '2025-12-29T06:45:00Z' },
    { status: 'dispatched', at: '2025-12-30T23:10:00Z' },
    { status: 'delivered', at: '2025-12-31T05:20:00Z' },
  ],
};

/** Cancelled order with its reason. */
export const cancelledOrder: OrderEntry = {
  ...placedOrder,
  uuid: '66666666-6666-4666-8666-000000000003',
  number: 'V-2025-000355',
  status: 'cancelled',
  placedAt: '2025-12-20T02:30:00Z',
  history: [
    { status: 'placed', at: '2025-12-20T02:30:00Z' },
    { status: 'cancelled', at: '2025-12-20T07:05:00Z', reason: 'Out of stock until May.' },
  ],
};

/** Order of maximum length. */
export const longOrder: OrderEntry = {
  ...placedOrder,
  uuid: '66666666-6666-4666-8666-000000000004',
  number: 'V-2026-000413',
  patientName: 'Nur Aisyah Binte Mohamed Hairul Anwar Shamsuddin',
  address: longFields,
  lines: [
    {
      ...metformin,
      uuid: '55555555-5555-4555-8555-000000000009',
      name: 'Amoxicillin trihydrate with potassium clavulanate 400 mg/57 mg in 5 mL, powder',
      prescription: { state: 'awaited' },
    },
    { ...losartan, prescription: { state: 'refused', reason: 'The date cannot be read.' } },
    {
      ...metformin,
      prescription: {
        state: 'uploaded',
        file: '77777777-7777-4777-8777-000000000001',
        contentType: 'image/jpeg',
      },
    },
  ],
};
