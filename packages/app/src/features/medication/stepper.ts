// Medicine form with the real API.
import type { NewUserMedication } from '@vitalane/contract';
import {
  type CatalogueDrug,
  type MedicationLookups,
  type MedicationPayload,
  type MedicationSave,
  medicationStepperMachine,
  toFormFields,
} from '@vitalane/flows/medication-stepper';
import { fromPromise } from 'xstate';
import { invalidate } from '../../api/changes.ts';
import { responseData } from '../../lib/answer.ts';
import { createIdempotencyKeys } from '../../lib/idempotency.ts';
import { client } from '../../session/session.ts';
import { draftStore } from './draftStore.ts';

/** Enough for every medicine of a group. */
const foundAtMost = 200;
const wholeList = { params: { query: { limit: 500 } } };

async function namesOf(
  path:
    | '/users/medications/medication-unit'
    | '/users/medications/medication-route'
    | '/users/medications/medication-frequency',
  signal: AbortSignal,
): Promise<string[]> {
  const { items } = await responseData(client.GET(path, { signal }));
  return items.map(({ name }) => name);
}

/** Returns a form with the member names of the specification: `days[0]`, `times[0]`, … */
function toSpecifiedForm(payload: MedicationPayload, timeZone: string) {
  const fields = [...toFormFields(payload), ['timeZone', timeZone]];
  return {
    body: toBody(payload),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    bodySerializer: () => new URLSearchParams(fields).toString(),
  };
}

/** Returns the same value typed with the JSON member names of the contract. */
const toBody = ({
  quantity,
  remaining,
  days,
  times,
  startsOn,
  steps,
  ...fields
}: MedicationPayload): NewUserMedication => ({
  ...fields,
  ...(quantity !== null && { quantity }),
  ...(remaining !== null && { remaining }),
  ...(startsOn !== null && { startsOn }),
  days: [...days],
  times: [...times],
  steps: [...steps],
});

/** Creates a form with one idempotency key per intent, so that a lost response never adds a medicine twice. */
export function createLiveStepper(timeZone: string) {
  const { keyFor } = createIdempotencyKeys();

  async function save({ uuid, payload }: MedicationSave): Promise<void> {
    const form = toSpecifiedForm(payload, timeZone);
    if (uuid === null) {
      const params = { header: { 'Idempotency-Key': keyFor(payload) } };
      await responseData(client.POST('/users/medications', { ...form, params }));
    } else {
      const params = { path: { id: uuid } };
      await responseData(client.PATCH('/users/medications/{id}', { ...form, params }));
    }
    await invalidate('medication');
  }

  return medicationStepperMachine.provide({
    actors: {
      load: fromPromise<MedicationPayload | null, { uuid: string }>(async ({ input, signal }) => {
        const { items } = await responseData(client.GET('/users/medications', { ...wholeList, signal }));
        return items.find(({ uuid }) => uuid === input.uuid) ?? null;
      }),
      lookups: fromPromise<MedicationLookups>(async ({ signal }) => {
        const [units, routes, frequencies] = await Promise.all([
          namesOf('/users/medications/medication-unit', signal),
          namesOf('/users/medications/medication-route', signal),
          namesOf('/users/medications/medication-frequency', signal),
        ]);
        return { units, routes, frequencies };
      }),
      search: fromPromise<readonly CatalogueDrug[], { query: string }>(async ({ input, signal }) => {
        const params = { query: { s: input.query, limit: foundAtMost } };
        const { items } = await responseData(client.GET('/medications', { params, signal }));
        return items;
      }),
      save: fromPromise<void, MedicationSave>(({ input }) => save(input)),
    },
    actions: {
      keepDraftOnDisk: ({ context }) => draftStore.save(context.uuid, context),
      clearDraftOnDisk: () => draftStore.clear(),
    },
  });
}
