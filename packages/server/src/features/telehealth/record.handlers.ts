import { addMs, hourMs } from '@vitalane/time';
import { addRecordAccess } from '../../authorisation/careRelation.queries.ts';
import { requireCareRelation } from '../../authorisation/requireCareRelation.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { visibleLength } from '../../contract/text.ts';
import { ApiError, invalidField } from '../../errors/apiError.ts';
import { findPatientByNric } from '../../identity/identityClaims.ts';
import { maskNric } from '../../identity/nric.ts';
import { notifyClinic } from '../../notifications/clinicNotices.queries.ts';
import type { Services } from '../../services/services.ts';
import { listShownAdvice } from '../reports/advice.queries.ts';
import { listRelatedPatients, type RelatedPatient } from './patientList.queries.ts';
import { readPatientRecord } from './patientRecord.queries.ts';

/** How long a doctor without a care relation may access an opened record. */
const accessDurationMs = hourMs;
const shortestReason = 10;

const openedNotice = {
  title: 'A record was opened without a care relation',
  body: 'A doctor gave a reason and opened the record of a patient they had not attended. Check the audit trail.',
};

/** Creates the handlers of patient records for doctors, and of the access without a care relation. */
export function recordHandlers(
  services: Services,
): Pick<Handlers, 'listPatients' | 'getPatientRecord' | 'listPatientAdvice' | 'openPatientRecord'> {
  const { nric, config } = services;
  const { clinicTimeZone, recordAccessMs } = config;
  return {
    async listPatients({ caller, db, query, now }) {
      const { s: name, limit, cursor } = query;
      const time = { now, clinicTimeZone, recordAccessMs };
      const { items, nextCursor } = await listRelatedPatients(db, caller, { name, limit, cursor, time });
      const toItem = ({ patient, lastAt }: RelatedPatient) => ({
        uuid: patient.id,
        fullName: patient.fullName,
        nricMasked: maskNric(nric.decrypt(patient.documentEncrypted, patient.id)),
        dateOfBirth: patient.dateOfBirth,
        lastAt: lastAt.toISOString(),
      });
      return { status: 200, body: { items: items.map(toItem), nextCursor } };
    },

    async getPatientRecord(call) {
      const { access } = await requireCareRelation(call, config, 'record.open');
      const { caller: reader, db, now, params } = call;
      const record = await readPatientRecord(db, params.id, { nric, now, reader });
      return { status: 200, body: { ...record, access } };
    },

    async listPatientAdvice(call) {
      await requireCareRelation(call, config, 'record.open');
      const { db, params, query } = call;
      return { status: 200, body: await listShownAdvice(db, { accountId: params.id }, query) };
    },

    async openPatientRecord({ body, caller, db, now, audit }) {
      const reason = body.reason.trim();
      if (visibleLength(reason) < shortestReason) {
        throw invalidField('reason', `Enter at least ${shortestReason} characters.`);
      }
      const action = 'record.open_without_relation';
      const patientId = await findPatientByNric(db, nric.lookup(body.nric));
      if (!patientId) {
        await audit(action, 'refused');
        throw new ApiError('records_not_found');
      }
      const expiresAt = addMs(now, accessDurationMs);
      const access = { patient: { accountId: patientId }, reason, openedAt: now, expiresAt };
      const uuid = await db.transaction(async (tx) => {
        await audit(action, 'done', { subjectId: patientId, reason, db: tx });
        await notifyClinic(tx, { ...openedNotice, now });
        return await addRecordAccess(tx, caller, access);
      });
      return { status: 201, body: { uuid, patientUuid: patientId, expiresAt: expiresAt.toISOString() } };
    },
  };
}
