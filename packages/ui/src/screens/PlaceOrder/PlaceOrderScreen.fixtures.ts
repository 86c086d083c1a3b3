import { home, parents } from '../shared/address.fixtures.ts';
import type { OrderableMedicine, OrderBasis } from './PlaceOrderScreen.types.ts';

export const metformin: OrderableMedicine = {
  uuid: '55555555-5555-4555-8555-000000000001',
  name: 'Metformin 850 mg',
  unit: 'tablet',
  unitPriceCents: 8,
  remaining: 12,
  warnings: [],
};

export const losartan: OrderableMedicine = {
  uuid: '55555555-5555-4555-8555-000000000002',
  name: 'Losartan 100 mg',
  unit: 'tablet',
  unitPriceCents: 15,
  remaining: 55,
  warnings: [],
};

const syrup: OrderableMedicine = {
  uuid: '55555555-5555-4555-8555-000000000003',
  name: 'Amoxicillin trihydrate with potassium clavulanate 400 mg/57 mg in 5 mL, powder for suspension',
  unit: 'mL',
  unitPriceCents: 14,
  remaining: null,
  warnings: [],
};

/** Medicine to which the patient is allergic. */
const ibuprofen: OrderableMedicine = {
  uuid: '55555555-5555-4555-8555-000000000004',
  name: 'Ibuprofen 400 mg',
  unit: 'tablet',
  unitPriceCents: 15,
  remaining: 0,
  warnings: [
    {
      code: 'recorded_allergy',
      level: 'serious',
      text: 'Recorded allergy: Brufen. This medicine contains ibuprofen. Ask a doctor or pharmacist before you take it.',
      source: 'The recorded allergy names this ingredient.',
    },
  ],
};

/** Two medicines and two addresses, without a selection. */
export const basis: OrderBasis = {
  medicines: [metformin, losartan],
  unorderable: [],
  addresses: [home, parents],
  deliveryCents: 300,
  currency: 'SGD',
  initial: { chosen: [], quantities: {}, isRepeat: false, addressUuid: home.uuid, unavailable: null },
};

/** Order of a medicine with a serious warning. */
export const warnedBasis: OrderBasis = {
  ...basis,
  medicines: [ibuprofen, metformin],
  initial: { ...basis.initial, chosen: [ibuprofen.uuid], quantities: { [ibuprofen.uuid]: '30' } },
};

/** Repeated order. */
export const repeated: OrderBasis = {
  ...basis,
  initial: {
    chosen: [metformin.uuid],
    quantities: { [metformin.uuid]: '180' },
    isRepeat: true,
    addressUuid: parents.uuid,
    unavailable: ['Rosuvastatin 10 mg'],
  },
};

/** Maximum content. */
export const longBasis: OrderBasis = {
  ...basis,
  medicines: [syrup, metformin, losartan],
  unorderable: ['Traditional cough mixture', 'Fish oil'],
  initial: { ...basis.initial, chosen: [syrup.uuid], quantities: { [syrup.uuid]: '140' } },
};
