import { isDeepStrictEqual } from 'node:util';
import type { MedicationToCheck } from '@vitalane/contract';
import { finishDeletion } from '../../audit/deletion.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { toPage } from '../../db/pages.ts';
import type { MedicationRow } from '../../db/schema.ts';
import { ApiError } from '../../errors/apiError.ts';
import {
  addMedication,
  changeMedication,
  deleteMedication,
  listMedications,
} from '../../medicines/medicines.queries.ts';
import { searchCatalogue } from './catalogue.ts';
import { changedMedication, newMedication } from './medications.rules.ts';
import { medicationViewer } from './medications.view.ts';
import { readPerson } from './person.queries.ts';
import { type MedicineToCheck, requireReason, uncheckedAllergies, warningsOf } from './warnings.ts';

/** Members of a medicine that affect the checks. */
const checkedMembers = [
  'name',
  'medicationId',
  'route',
  'unit',
  'dose',
  'frequency',
  'regularly',
  'repeat',
  'steps',
] as const;

type MedicationCalls =
  | 'listUserMedications'
  | 'addUserMedication'
  | 'checkUserMedication'
  | 'updateUserMedication'
  | 'deleteUserMedication'
  | 'searchMedications';

/** Creates the handlers of the patient's medicines and the catalogue. */
export function medicationsHandlers(): Pick<Handlers, MedicationCalls> {
  return {
    async listUserMedications({ caller, db, query, now }) {
      const rows = await listMedications(db, caller, query);
      const show = await medicationViewer(db, caller, now);
      const key = (row: MedicationRow) => ({ at: row.createdAt, id: row.id });
      return { status: 200, body: toPage(rows, query.limit, { key, item: show }) };
    },

    async addUserMedication({ body, caller, db, now }) {
      const fields = newMedication(body, { timeZone: caller.timeZone, now });
      const person = await readPerson(db, caller, now);
      requireReason(warningsOf(fields, person), { reason: fields.warningReason, field: 'warningReason' });
      const row = await addMedication(db, caller, { fields, now });
      const show = await medicationViewer(db, caller, now);
      return { status: 201, body: show(row) };
    },

    async checkUserMedication({ body, caller, db, now }) {
      const person = await readPerson(db, caller, now);
      const warnings = [...warningsOf(toCheck(body), person), ...uncheckedAllergies(person)];
      return { status: 200, body: { warnings } };
    },

    async updateUserMedication({ body, caller, db, params, now }) {
      const person = await readPerson(db, caller, now);
      const change = (row: MedicationRow) => {
        const fields = changedMedication(row, { body, now });
        // A correction of the stock does not repeat the checks.
        const isOther = checkedMembers.some((member) => !isDeepStrictEqual(fields[member], row[member]));
        const warnings = isOther ? warningsOf({ ...fields, id: row.id }, person) : [];
        requireReason(warnings, { reason: fields.warningReason, field: 'warningReason' });
        return fields;
      };
      const row = await changeMedication(db, caller, { id: params.id, change, now });
      if (!row) throw new ApiError('not_found');
      const show = await medicationViewer(db, caller, now);
      return { status: 200, body: show(row) };
    },

    async deleteUserMedication(call) {
      const isDeleted = await deleteMedication(call.db, call.caller, call.params.id);
      return await finishDeletion(call, 'medication.delete', isDeleted);
    },

    async searchMedications({ query }) {
      return { status: 200, body: searchCatalogue(query) };
    },
  };
}

/** Returns a medicine to check. Without a frequency its daily dose is unknown. */
function toCheck({
  uuid,
  name,
  route,
  unit,
  medicationUuid,
  dose,
  frequency,
  repeat,
}: MedicationToCheck): MedicineToCheck {
  return {
    ...(uuid && { id: uuid }),
    name,
    brand: null,
    route,
    unit,
    medicationId: medicationUuid ?? null,
    dose: dose ?? 0,
    frequency: frequency ?? '',
    regularly: true,
    repeat: repeat ?? null,
  };
}
