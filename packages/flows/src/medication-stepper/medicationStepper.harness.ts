import { createActor, SimulatedClock } from 'xstate';
import { scriptedPromise, startHarness } from '../testing/index.ts';
import { provideOnSharedNodes } from '../testing/provide.ts';
import { emptyDraft } from './medicationDraft.ts';
import { medicationStepperMachine } from './medicationStepper.machine.ts';
import type {
  CatalogueDrug,
  MedicationDraft,
  MedicationLookups,
  MedicationPayload,
  MedicationSave,
  MedicationStepperInput,
  SavedMedicationDraft,
} from './medicationStepper.types.ts';

/** Lookup lists for tests. */
export const lookups: MedicationLookups = {
  units: ['tablet', 'mL'],
  routes: ['Oral', 'Inhaled'],
  frequencies: ['Once daily', 'Once a week'],
};

/** Medicine of the catalogue for tests. */
export const amlodipine: CatalogueDrug = {
  medicationUuid: 'catalogue-1',
  name: 'Amlodipine 5 mg',
  brandId: null,
  brand: null,
  route: 'Oral',
  unit: 'tablet',
};

/** Valid draft for tests. */
export const wholeDraft: MedicationDraft = {
  ...emptyDraft,
  name: 'Amlodipine 5 mg',
  medicationUuid: 'catalogue-1',
  indication: 'Blood pressure',
  route: 'Oral',
  unit: 'tablet',
  quantity: '30',
  remaining: '28',
  dose: '1',
  frequency: 'Once daily',
  reminder: true,
  times: ['08:00'],
};

/** Starts a real stepper actor with scripted actors, a simulated clock and a disk that records the draft. */
export function startStepper(input: MedicationStepperInput = {}) {
  const clock = new SimulatedClock();
  const fakes = {
    load: scriptedPromise<MedicationPayload | null, { uuid: string }>(),
    lookups: scriptedPromise<MedicationLookups>(),
    search: scriptedPromise<readonly CatalogueDrug[], { query: string }>(),
    save: scriptedPromise<void, MedicationSave>(),
  };
  const disk: { draft: SavedMedicationDraft | null } = { draft: input.saved ?? null };
  const machine = provideOnSharedNodes(medicationStepperMachine, {
    actors: {
      load: fakes.load.logic,
      lookups: fakes.lookups.logic,
      search: fakes.search.logic,
      save: fakes.save.logic,
    },
    actions: {
      keepDraftOnDisk: ({ context: { draft, initial } }) => {
        disk.draft = { draft, initial };
      },
      clearDraftOnDisk: () => {
        disk.draft = null;
      },
    },
  });
  const actor = createActor(machine, { input, clock });
  return { ...startHarness(actor, Object.values(fakes)), clock, fakes, disk };
}

/** Result of `startStepper`. */
export type StepperHarness = ReturnType<typeof startStepper>;
