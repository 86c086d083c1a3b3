import type { AddressFields } from './address.types.ts';

/** Status of an order. */
export type OrderStatus = 'placed' | 'confirmed' | 'dispatched' | 'delivered' | 'cancelled';

/** Where the prescription of a medicine stands. */
export type PrescriptionState = 'awaited' | 'uploaded' | 'released' | 'refused';

/** Prescription of a medicine of an order. */
export interface OrderPrescription {
  state: PrescriptionState;
  /** Reference of the uploaded file, for readers who may see it. */
  file?: string;
  /** Media type of `file`. */
  contentType?: string;
  /** Reason for a refusal. */
  reason?: string;
}

/** Medicine of an order. */
export interface OrderLineEntry {
  /** Id of the patient's medicine. */
  uuid: string;
  name: string;
  /** Quantity in `unit`. */
  quantity: number;
  unit: string;
  priceCents: number;
  /** Whether it requires a prescription. */
  needsPrescription: boolean;
  /** Absent when it requires none. */
  prescription?: OrderPrescription;
  /** Reason for ordering it despite a serious warning. */
  warningReason: string | null;
}

/** Price of an order, in cents of `currency`. */
export interface OrderPrice {
  itemsCents: number;
  deliveryCents: number;
  totalCents: number;
  /** ISO 4217 currency code. */
  currency: string;
}

/** Status that an order has reached. */
export interface OrderEventEntry {
  status: OrderStatus;
  /** ISO 8601 in UTC. */
  at: string;
  /** Reason for a cancellation. */
  reason?: string;
}

/** Order with its history. */
export interface OrderEntry {
  uuid: string;
  /** Order number for enquiries by phone. */
  number: string;
  status: OrderStatus;
  /** Name of the patient; for staff only. */
  patientName?: string;
  address: AddressFields;
  lines: readonly OrderLineEntry[];
  price: OrderPrice;
  /** ISO 8601 in UTC. */
  placedAt: string;
  /** Events, oldest first. */
  history: readonly OrderEventEntry[];
}
