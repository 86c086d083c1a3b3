import type { Consultation } from '@vitalane/contract';
import type { AccessAction } from '../../audit/audit.ts';
import { hasOpenedInCall } from '../../authorisation/careRelation.queries.ts';
import type { ConsultationRow } from '../../authorisation/openPlaces.queries.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors/apiError.ts';
import { findAccount } from '../../identity/account.queries.ts';
import { confirmIdentity } from '../../identity/identityClaims.ts';
import type { Services } from '../../services/services.ts';
import { getPatient, toPatient } from './consultation.patient.ts';
import {
  type ConsultationUpdate,
  endConsultation,
  findByRoom,
  findOwnConsultation,
  listConsultations,
  toConsultation,
  updateAttended,
} from './consultation.queries.ts';
import { type ConsultationChange, updateOf } from './consultation.rules.ts';
import { readEmergencyCard } from './emergencyCard.queries.ts';
import { isHostOf } from './guestLink.queries.ts';
import { isNoShowAllowed, noShowFrom } from './noShow.rules.ts';
import { notifyOfNote } from './noteNotice.queries.ts';
import { visitTriageOf } from './triage.ts';

type ConsultationCalls = 'listConsultations' | 'getConsultation' | 'updateConsultation' | 'endCall';

/** Creates the handlers of consultations, for the two participants. */
export function consultationHandlers(services: Services): Pick<Handlers, ConsultationCalls> {
  const { nric, live, metrics } = services;
  const { noShowGraceMs } = services.config;
  return {
    async listConsultations({ caller, db, query }) {
      return { status: 200, body: await listConsultations(db, caller, query) };
    },

    async getConsultation({ caller, db, params }) {
      const row = await findOwnConsultation(db, caller, params.id);
      if (!row) throw new ApiError('not_found');
      const patient = await getPatient(db, row.ownerId);
      const body = {
        ...toConsultation(row, patient.fullName, caller),
        patientUuid: row.ownerId,
        noteVersion: row.noteVersion,
        noShowFrom: noShowFrom(row, noShowGraceMs)?.toISOString() ?? null,
        patient: toPatient(patient, nric),
        emergency: row.status === 'in_call' ? await readEmergencyCard(db, row) : null,
        triage: visitTriageOf(row.triage),
        isRecordOpened: await hasOpenedInCall(db, caller, { accountId: row.ownerId }),
      };
      return { status: 200, body };
    },

    async updateConsultation({ body: change, caller, db, params, headers, now, audit, afterCommit }) {
      const body = await db.transaction(async (tx): Promise<Consultation> => {
        const row = await findOwnConsultation(tx, caller, params.id);
        if (!row) throw new ApiError('not_found');
        const isPatientHere = row.status === 'in_call' && (await live.presence(row.room)).patient;
        const mayMarkNoShow = isNoShowAllowed(row, { now, graceMs: noShowGraceMs, isPatientHere });
        const baseVersion = versionOf(headers['if-match']);
        const update = updateOf(row, change, { now, mayMarkNoShow, baseVersion });
        const about = { objectId: row.id, db: tx };
        for (const action of accessActionsOf(row, change, update)) {
          await audit(action, 'done', { ...about, subjectId: row.ownerId });
        }
        // The identity number of a deleted account can no longer be confirmed.
        if (update.identityConfirmedAt !== undefined && (await findAccount(tx, row.ownerId))) {
          const confirmedAt = update.identityConfirmedAt;
          await confirmIdentity(tx, row.ownerId, { confirmedAt, nric });
        }
        if (update.status === 'ended') {
          await audit('call.end', 'done', about);
          afterCommit(async () => {
            metrics.calls.ended.inc({ by: 'no_show' });
            await live.endRoom(row.room);
            await live.queueChanged([row.ownerId]);
          });
        }
        if (update.finishedAt || update.addenda) {
          await notifyOfNote(tx, row, { event: update.finishedAt ? 'finished' : 'addendum', now });
          afterCommit(() => live.placeChanged(row.ownerId));
        }
        return await updateAttended(tx, caller, { row, update });
      });
      return { status: 200, body };
    },

    async endCall({ body: { room }, caller, db, now, audit, afterCommit }) {
      const row = await findByRoom(db, caller, room);
      // The call with a guest has no consultation; the event of the socket ends it.
      if (!row && (await isHostOf(db, caller, room, now))) return { status: 204 };
      if (!row) {
        await audit('call.end', 'refused', { objectId: room });
        throw new ApiError('not_found');
      }
      if (await endConsultation(db, row.id, now)) {
        await audit('call.end', 'done', { objectId: row.id });
        afterCommit(async () => {
          metrics.calls.ended.inc({ by: caller.role === 'ROLE_DOCTOR' ? 'doctor' : 'patient' });
          await live.endRoom(room);
          await live.queueChanged([row.ownerId]);
        });
      }
      return { status: 204 };
    },
  };
}

/** Returns the version that `If-Match` names: the contract admits a number in quotation marks. */
function versionOf(ifMatch: string | undefined): number | null {
  return ifMatch === undefined ? null : Number(ifMatch.slice(1, -1));
}

/** Returns the access log actions of a change. Of a note, only the first and the finished text are logged. */
function accessActionsOf(
  row: ConsultationRow,
  { note, plan }: ConsultationChange,
  update: ConsultationUpdate,
): AccessAction[] {
  const isFirst = Boolean(note || plan) && !row.note && !row.plan;
  return [
    ...(update.identityConfirmedAt ? (['identity.confirm'] as const) : []),
    ...(isFirst || update.finishedAt || update.addenda ? (['note.write'] as const) : []),
  ];
}
