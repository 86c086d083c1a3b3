import type { AddressFields } from './address.types.ts';

/** How far an order has come. */
export type OrderStatus = 'placed' | 'confirmed' | 'dispatched' | 'delivered' | 'cancelled';

/** One medicine of an order. */
export interface OrderLineEntry {
  /** The patient's medicine. */
  uuid: string;
  name: string;
  /** In `unit`. */
  quantity: number;
  unit: string;
  priceCents: number;
  /** It is supplied on prescription only. */
  needsPrescription: boolean;
  /** Why it was ordered in spite of a serious warning. */
  warningReason: string | null;
}

/** What an order costs, in cents of `currency`. */
export interface OrderPrice {
  itemsCents: number;
  deliveryCents: number;
  totalCents: number;
  /** ISO 4217 code. */
  currency: string;
}

/** A status that an order has reached. */
export interface OrderEventEntry {
  status: OrderStatus;
  /** ISO 8601 in UTC. */
  at: string;
  /** Why it was cancelled. */
  reason?: string;
}

/** An order as it was placed, and what has happened since. */
export interface OrderEntry {
  uuid: string;
  /** What people quote on the telephone. */
  number: string;
  status: OrderStatus;
  /** Who ordered; for staff only. */
  patientName?: string;
  address: AddressFields;
  lines: readonly OrderLineEntry[];
  price: OrderPrice;
  /** ISO 8601 in UTC. */
  placedAt: string;
  /** Oldest first. */
  history: readonly OrderEventEntry[];
}
