import { expect, test } from 'vitest';
import { placedOrder } from './order.fixtures.ts';
import type { OrderEntry, PrescriptionState } from './order.types.ts';
import { linesToUpload, waitingState } from './orderPrescriptions.ts';

const withStates = (...states: readonly PrescriptionState[]): OrderEntry => ({
  ...placedOrder,
  lines: states.map((state, index) => ({
    ...(placedOrder.lines[0] ?? {
      name: '',
      quantity: 1,
      unit: '',
      priceCents: 1,
      needsPrescription: true,
      warningReason: null,
    }),
    uuid: String(index),
    prescription: { state },
  })),
});

test('an order waits for its patient first, then for a doctor, and not when all is released', () => {
  expect(waitingState(withStates('uploaded', 'awaited', 'refused'))).toBe('refused');
  expect(waitingState(withStates('released', 'uploaded', 'awaited'))).toBe('awaited');
  expect(waitingState(withStates('released', 'uploaded'))).toBe('uploaded');
  expect(waitingState(withStates('released'))).toBeUndefined();
});

test('the patient uploads what is missing or was refused', () => {
  const order = withStates('awaited', 'uploaded', 'released', 'refused');
  expect(linesToUpload(order).map(({ uuid }) => uuid)).toEqual(['0', '3']);
});

test.each(['dispatched', 'delivered', 'cancelled'] as const)(
  'an order that is %s waits for nothing',
  (status) => {
    const order = { ...withStates('awaited', 'uploaded'), status };
    expect(waitingState(order)).toBeUndefined();
    expect(linesToUpload(order)).toEqual([]);
  },
);
