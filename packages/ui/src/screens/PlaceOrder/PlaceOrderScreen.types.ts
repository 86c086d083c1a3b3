import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { AddressEntry } from '../shared/address.types.ts';
import type { MedicineWarning } from '../shared/medicineWarning.types.ts';

/** Medicine of the patient that can be ordered. Amounts are in `unit`. */
export interface OrderableMedicine {
  uuid: string;
  name: string;
  unit: string;
  /** Price in cents. */
  unitPriceCents: number;
  /** Remaining stock at home; `null` if unknown. */
  remaining: number | null;
  /** Warnings about the medicine. A serious warning requires a reason. */
  warnings: readonly MedicineWarning[];
}

/** Current data of the server for an order. */
export interface OrderBasis {
  medicines: readonly OrderableMedicine[];
  /** Names of the patient's medicines that cannot be ordered. */
  unorderable: readonly string[];
  addresses: readonly AddressEntry[];
  deliveryCents: number;
  /** ISO 4217 currency code of all prices. */
  currency: string;
  /** Initial values of the form. */
  initial: InitialOrder;
}

/** Selected medicines, with the typed amount of each by uuid. */
export interface OrderChoice {
  chosen: readonly string[];
  quantities: Readonly<Record<string, string>>;
}

/** Initial values of an order. */
export interface InitialOrder extends OrderChoice {
  isRepeat: boolean;
  /** Selected address; empty without one. */
  addressUuid: string;
  /** Names of medicines of a repeated order that cannot be ordered now; `null` if no order is repeated. */
  unavailable: readonly string[] | null;
}

/** Submitted order, which includes all four declarations. */
export interface NewOrder {
  isRepeat: boolean;
  addressUuid: string;
  /** Quantities in the unit of each medicine. */
  lines: readonly { uuid: string; quantity: number; warningReason?: string }[];
}

/** Result of the last attempt to place the order. */
export interface PlaceOrderState {
  status: 'open' | 'placing';
  /** Server errors by field name. The name of a line is `quantityName` of its medicine. */
  errors?: FieldErrors;
  /** Error of the whole form. */
  message?: string;
}
