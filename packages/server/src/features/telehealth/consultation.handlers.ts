import { type AccessAction, record } from '../../audit/audit.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors.ts';
import {
  type ConsultationNotes,
  findAttended,
  listConsultations,
  updateNotes,
} from './consultation.queries.ts';
import type { ConsultationRow } from './queue.queries.ts';

/** Consultations of the two who take part. */
export const consultationHandlers: Pick<Handlers, 'listConsultations' | 'updateConsultation'> = {
  async listConsultations({ caller, db, query }) {
    return { status: 200, body: await listConsultations(db, caller, query) };
  },

  async updateConsultation({ body: notes, caller, db, params, now, requestId }) {
    const body = await db.transaction(async (tx) => {
      const row = await findAttended(tx, caller, params.id);
      if (!row) throw new ApiError('not_found');
      const event = { at: now, actorId: caller.accountId, objectId: row.id, requestId } as const;
      for (const action of accessesOf(row, notes)) {
        await record(tx, { ...event, action, outcome: 'done', subjectId: row.ownerId });
      }
      return await updateNotes(tx, caller, { row, notes });
    });
    return { status: 200, body };
  },
};

/** What of a change the patient is shown in the access log. */
function accessesOf(
  row: ConsultationRow,
  { note, plan, identityConfirmed }: ConsultationNotes,
): AccessAction[] {
  const isConfirmed = identityConfirmed === true && !row.identityConfirmed;
  const isWritten = note !== undefined || plan !== undefined;
  return [
    ...(isConfirmed ? (['identity.confirm'] as const) : []),
    ...(isWritten ? (['note.write'] as const) : []),
  ];
}
