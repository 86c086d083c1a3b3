import type { NewHealthStatement, HealthRecord as RecordBody } from '@vitalane/contract';
import { completedYears, toCivil } from '@vitalane/time';
import type { Caller } from '../../authorisation/caller.ts';
import { requireCareRelation } from '../../authorisation/requireCareRelation.ts';
import type { Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import { readPerson, readRecord } from './record.queries.ts';
import { toRecordBody } from './record.view.ts';
import { type StatementContext, writeStatements } from './statement.queries.ts';
import { checkStatements } from './statements.check.ts';

type RecordCalls =
  | 'getHealthRecord'
  | 'addHealthStatements'
  | 'getPatientHealthRecord'
  | 'addPatientHealthStatements';

type Owner = Pick<Caller, 'accountId'>;

/** Creates the handlers of the health record, for the patient and for doctors with a care relation. */
export function healthRecordHandlers({ config }: Pick<Services, 'config'>): Pick<Handlers, RecordCalls> {
  return {
    async getHealthRecord({ caller, db, now }) {
      return { status: 200, body: await showRecord(db, caller, now) };
    },

    async addHealthStatements({ body, caller, db, now }) {
      const context = { source: 'health_record', now } as const;
      return {
        status: 201,
        body: await addStatements(db, caller, { ...context, statements: body.statements }),
      };
    },

    async getPatientHealthRecord(call) {
      const patient = await requireCareRelation(call, config, 'record.open');
      return { status: 200, body: await showRecord(call.db, patient, call.now) };
    },

    async addPatientHealthStatements(call) {
      const { body, caller, db, now } = call;
      const patient = await requireCareRelation(call, config, 'record.write');
      const context = { doctor: caller, source: 'doctor_note', now } as const;
      return {
        status: 201,
        body: await addStatements(db, patient, { ...context, statements: body.statements }),
      };
    },
  };
}

async function showRecord(db: Database, owner: Owner, now: Date): Promise<RecordBody> {
  const [person, record] = [await readPerson(db, owner), await readRecord(db, owner, now)];
  const { sex = null, dateOfBirth } = person;
  const ageYears = dateOfBirth === null ? null : completedYears(dateOfBirth, record.asOf);
  return toRecordBody(record, { sex, ageYears });
}

async function addStatements(
  db: Database,
  owner: Owner,
  { statements, ...context }: Omit<StatementContext, 'on'> & { statements: readonly NewHealthStatement[] },
): Promise<RecordBody> {
  const { timeZone } = await readPerson(db, owner);
  const checked = checkStatements(statements, toCivil(context.now, timeZone).date);
  return await db.transaction(async (tx) => {
    await writeStatements(tx, owner, { ...context, statements: checked });
    return await showRecord(tx, owner, context.now);
  });
}
