import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { AddressEntry } from '../shared/address.types.ts';
import type { MedicineWarning } from '../shared/medicineWarning.types.ts';

/** A medicine of the patient's that can be ordered. Amounts are in `unit`. */
export interface OrderableMedicine {
  uuid: string;
  name: string;
  unit: string;
  /** In cents. */
  unitPriceCents: number;
  /** What is left at home; null when it is not known. */
  remaining: number | null;
  /** What is to be asked about it; a serious warning needs a reason. */
  warnings: readonly MedicineWarning[];
}

/** What an order is made from, as the server has it now. */
export interface OrderBasis {
  medicines: readonly OrderableMedicine[];
  /** Names of the patient's medicines that cannot be ordered. */
  unorderable: readonly string[];
  addresses: readonly AddressEntry[];
  deliveryCents: number;
  /** ISO 4217 code of every price. */
  currency: string;
  /** What the form begins with. */
  initial: InitialOrder;
}

/** Which medicines are chosen, and the typed amount of each by its uuid. */
export interface OrderChoice {
  chosen: readonly string[];
  quantities: Readonly<Record<string, string>>;
}

/** Initial order. */
export interface InitialOrder extends OrderChoice {
  isRepeat: boolean;
  /** Empty when there is no address. */
  addressUuid: string;
  /** Names of medicines of the order to repeat that cannot be ordered now; null when nothing is repeated. */
  unavailable: readonly string[] | null;
}

/** An order as the form hands it over: all four declarations were made. */
export interface NewOrder {
  isRepeat: boolean;
  addressUuid: string;
  /** Quantities in each medicine's unit. */
  lines: readonly { uuid: string; quantity: number; warningReason?: string }[];
}

/** What the last try to place the order came to. */
export interface PlaceOrderState {
  status: 'open' | 'placing';
  /** Errors of the server by field; a line stands under `quantityName` of its medicine. */
  errors?: FieldErrors;
  /** Why it failed as a whole. */
  message?: string;
}
