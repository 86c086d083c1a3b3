import type {
  CatalogueDrug,
  MedicationLookups,
  MedicationPayload,
  MedicationSave,
} from '@vitalane/flows/medication-stepper';
import { fromPromise } from 'xstate';

const catalogue: readonly CatalogueDrug[] = [
  {
    medicationUuid: '6f1c9f1e-6c5b-4c57-9d0e-0d6a4a1f2b10',
    name: 'Paracetamol 500 mg tablet',
    brandId: null,
    brand: null,
    route: 'Oral',
    unit: 'tablet',
  },
];

/** Actors of this product's back end, here with a fixed catalogue. */
export const actors = {
  load: fromPromise<MedicationPayload | null, { uuid: string }>(async () => null),
  lookups: fromPromise<MedicationLookups>(async () => ({
    units: ['tablet'],
    routes: ['Oral'],
    frequencies: ['Once a day'],
  })),
  search: fromPromise<readonly CatalogueDrug[], { query: string }>(async ({ input }) =>
    catalogue.filter(({ name }) => name.toLowerCase().includes(input.query.toLowerCase())),
  ),
  save: fromPromise<void, MedicationSave>(async () => undefined),
};
