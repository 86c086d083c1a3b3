import { randomUUID } from 'node:crypto';
import { finishDeletion } from '../../audit/deletion.ts';
import type { Caller } from '../../authorisation/caller.ts';
import type { Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import type { UploadedFile } from '../../http/uploads.ts';
import { labValueProblems } from '../../lab-values/labValues.rules.ts';
import type { Services } from '../../services/services.ts';
import { refreshCrises } from '../alerts/crisis.queries.ts';
import { refreshLabs } from '../alerts/lab.queries.ts';
import { checkTypedResults } from '../alerts/labCheck.ts';
import { addForm, deleteForm, findForm, listForms, lockForm, replaceForm } from './forms.queries.ts';
import { checkForm } from './forms.rules.ts';

type FormCalls =
  | 'listHealthForms'
  | 'addHealthForm'
  | 'checkLabValues'
  | 'getHealthForm'
  | 'updateHealthForm'
  | 'deleteHealthForm';

/** Raises and resolves alerts by the results of a form, and the pressure and weight that a clinic measured. */
async function refreshAlerts(tx: Database, caller: Caller, now: Date): Promise<void> {
  await refreshLabs(tx, caller, { now });
  await refreshCrises(tx, caller, { kinds: ['blood_pressure', 'low_pressure', 'weight_gain'], now });
}

/** Creates the handlers of health forms: profile answers, and the values of a laboratory report. */
export function formsHandlers({ files }: Pick<Services, 'files'>): Pick<Handlers, FormCalls> {
  /** Stores the report of a form. Returns the id of its file; `undefined` without a file. */
  async function storeReport(
    db: Database,
    { formId, ownerId, upload, now }: { formId: string; ownerId: string; upload?: UploadedFile; now: Date },
  ): Promise<string | undefined> {
    if (!upload) return undefined;
    const parent = { kind: 'document', id: formId } as const;
    const { id } = await files.store(db, { upload, field: 'document_file', ownerId, parent, now });
    return id;
  }

  return {
    async listHealthForms({ caller, db, query, now }) {
      return { status: 200, body: await listForms(db, caller, { ...query, now }) };
    },

    async addHealthForm({ body, caller, db, now }) {
      const form = checkForm(body, { timeZone: caller.timeZone, now });
      const report = { formId: randomUUID(), ownerId: caller.accountId, upload: body.document_file, now };
      const added = await db.transaction(async (tx) => {
        const fileId = (await storeReport(tx, report)) ?? null;
        const stored = await addForm(tx, caller, { id: report.formId, form, fileId, now });
        await refreshAlerts(tx, caller, now);
        return stored;
      });
      return { status: 201, body: added };
    },

    async checkLabValues({ body, caller, db, now }) {
      const fields = labValueProblems(body.values);
      if (fields.length > 0) throw new ApiError('invalid', { fields });
      const items = await checkTypedResults(db, caller, { ...body, now });
      return { status: 200, body: { items, nextCursor: null } };
    },

    async getHealthForm({ caller, db, params: { id }, now }) {
      const form = await findForm(db, caller, { id, now });
      if (!form) throw new ApiError('not_found');
      return { status: 200, body: form };
    },

    async updateHealthForm({ body, caller, db, params, now, afterCommit }) {
      const form = checkForm(body, { timeZone: caller.timeZone, now });
      const report = { formId: params.id, ownerId: caller.accountId, upload: body.document_file, now };
      const replaced = await db.transaction(async (tx) => {
        const found = await lockForm(tx, caller, params.id);
        if (!found) throw new ApiError('not_found');
        const newFileId = await storeReport(tx, report);
        const old = newFileId && found.fileId ? [found.fileId] : [];
        await files.deleteRows(tx, old);
        afterCommit(() => files.discard(old));
        const changed = await replaceForm(tx, caller, {
          found,
          form,
          fileId: newFileId ?? found.fileId,
          now,
        });
        await refreshAlerts(tx, caller, now);
        return changed;
      });
      return { status: 200, body: replaced };
    },

    async deleteHealthForm(call) {
      const { caller, db, params, afterCommit } = call;
      const deleted = await db.transaction(async (tx) => {
        const row = await deleteForm(tx, caller, params.id);
        const fileIds = row?.fileId ? [row.fileId] : [];
        await files.deleteRows(tx, fileIds);
        afterCommit(() => files.discard(fileIds));
        return row;
      });
      return await finishDeletion(call, 'form.delete', deleted !== undefined);
    },
  };
}
