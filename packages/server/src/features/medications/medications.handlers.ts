import type { UserMedication } from '@vitalane/contract';
import { answerDeletion } from '../../audit/deletion.ts';
import type { Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { toPage } from '../../db/pages.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { getAccount } from '../account/account.queries.ts';
import { searchCatalogue } from './catalogue.ts';
import {
  addMedication,
  allMedications,
  changeMedication,
  deleteMedication,
  listMedications,
  type MedicationRow,
} from './medications.queries.ts';
import { changedMedication, newMedication } from './medications.rules.ts';
import { toUserMedication } from './supply.ts';

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
      const show = await viewer(db, caller, now);
      const key = (row: MedicationRow) => ({ at: row.createdAt, id: row.id });
      return { status: 200, body: toPage(rows, query.limit, { key, item: show }) };
    },

    async addUserMedication({ body, caller, db, now }) {
      const row = await addMedication(db, caller, { fields: newMedication(body, caller.timeZone), now });
      const show = await viewer(db, caller, now);
      return { status: 201, body: show(row) };
    },

    async updateUserMedication({ body, caller, db, params, now }) {
      const change = (row: MedicationRow) => changedMedication(row, body);
      const row = await changeMedication(db, caller, { id: params.id, change });
      if (!row) throw new ApiError('not_found');
      const show = await viewer(db, caller, now);
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

/** Shows medicines in the light of the person's other medicines and allergies. */
async function viewer(
  db: Database,
  caller: Caller,
  now: Date,
): Promise<(row: MedicationRow) => UserMedication> {
  const all = await allMedications(db, caller);
  const { drugAllergies } = await getAccount(db, caller.accountId);
  const named = (drugAllergies ?? '').split(/[,;\n]/).map((name) => name.trim());
  const context = { all, drugAllergies: named.filter((name) => name !== ''), now };
  return (row) => toUserMedication(row, context);
}
