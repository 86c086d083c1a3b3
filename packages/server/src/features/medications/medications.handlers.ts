import { answerDeletion } from '../../audit/deletion.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { toPage } from '../../db/pages.ts';
import { ApiError } from '../../errors.ts';
import { searchCatalogue } from './catalogue.ts';
import {
  addMedication,
  changeMedication,
  deleteMedication,
  listMedications,
  type MedicationRow,
} from './medications.queries.ts';
import { changedMedication, newMedication } from './medications.rules.ts';
import { medicationViewer } from './medications.view.ts';

type MedicationCalls =
  | 'listUserMedications'
  | 'addUserMedication'
  | 'updateUserMedication'
  | 'deleteUserMedication'
  | 'searchMedications';

/** The patient's medicines and the catalogue. */
export function medicationsHandlers(): Pick<Handlers, MedicationCalls> {
  return {
    async listUserMedications({ caller, db, query, now }) {
      const rows = await listMedications(db, caller, query);
      const show = await medicationViewer(db, caller, now);
      const key = (row: MedicationRow) => ({ at: row.createdAt, id: row.id });
      return { status: 200, body: toPage(rows, query.limit, { key, item: show }) };
    },

    async addUserMedication({ body, caller, db, now }) {
      const row = await addMedication(db, caller, { fields: newMedication(body, caller.timeZone), now });
      const show = await medicationViewer(db, caller, now);
      return { status: 201, body: show(row) };
    },

    async updateUserMedication({ body, caller, db, params, now }) {
      const change = (row: MedicationRow) => changedMedication(row, body);
      const row = await changeMedication(db, caller, { id: params.id, change, now });
      if (!row) throw new ApiError('not_found');
      const show = await medicationViewer(db, caller, now);
      return { status: 200, body: show(row) };
    },

    async deleteUserMedication(call) {
      const isDeleted = await deleteMedication(call.db, call.caller, call.params.id);
      return await answerDeletion(call, 'medication.delete', isDeleted);
    },

    async searchMedications({ query }) {
      return { status: 200, body: searchCatalogue(query) };
    },
  };
}
