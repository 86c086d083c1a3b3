import { afterAll, beforeAll, expect, it } from 'vitest';
import { labValue } from '../../src/db/schema.ts';
import { startTestServer, type TestServer } from '../helpers/server.ts';
import { createPatientWithData, createStaffWithData, type Owner } from './belongings.ts';
import { calls, make } from './calls.ts';
import { mayMake, partsOf } from './world.ts';

/**
 * Operations that report the queue length, which is the same for everyone, or an export, which adds an entry to
 * the own log.
 */
const shared = ['getQueueStatus', 'getOwnQueuePlace', 'joinQueue', 'exportHealthReport'];
const caller = 'another patient';
const reading = calls.filter(
  ({ method, operationId }) =>
    method === 'GET' && mayMake(caller, operationId) && !shared.includes(operationId),
);

let server: TestServer;
let person: Owner;
beforeAll(async () => {
  server = await startTestServer({}, 'none');
  const doctor = await createStaffWithData(server, { role: 'ROLE_DOCTOR', canary: 'Numbat' });
  person = await createPatientWithData(server, {
    nric: 'S0000002G',
    canary: 'Bilby',
    doctorId: doctor.person.id,
  });
});
afterAll(() => server.close());

/** Returns the responses of all operations that an account can read with. */
async function readAll({ person: { token }, ids }: Owner): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const call of reading) {
    const answer = await make(server, call, { parts: partsOf(call, ids), token });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const { requestId: _, ...content } = isJson ? answer.json() : { bytes: answer.rawPayload.length };
    answers[call.operationId] = [answer.statusCode, content];
  }
  return answers;
}

/** Creates an account with many objects that differ from those of other accounts. */
async function addNeighbour(): Promise<Owner> {
  const doctor = await createStaffWithData(server, { role: 'ROLE_DOCTOR', canary: 'Potoroo' });
  const neighbour = await createPatientWithData(server, {
    nric: 'S0000001I',
    canary: 'Quokka',
    doctorId: doctor.person.id,
  });
  const { call, id: ownerId } = neighbour.person;
  const now = { date: '2025-12-31', time: '20:00' };
  await call('POST', '/diary-histories/blood-pressure', { ...now, valueFrom: 111, valueTo: 61 });
  await call('POST', '/diary-histories/sugar', { ...now, valueFrom: 14.2 });
  await call('POST', '/diary-histories/weight', { ...now, valueFrom: 131 });
  await call('POST', '/diary-histories/height', { height: 199 });
  await call('PATCH', '/health-answers', { isFrail: true, smokingStatus: 'current' });
  await call('PATCH', `/unit_of_measurements/${neighbour.ids.unitOfMeasurement}`, { unit: 'mg/dL' });
  await server.db.insert(labValue).values(
    ['ldl', 'hdl', 'creatinine', 'hba1c'].map((code) => ({
      formId: String(neighbour.ids.form),
      ownerId,
      code,
      canonicalValue: 9,
      typedValue: 9,
      typedUnit: 'mmol/L',
      measuredOn: '2025-12-30',
    })),
  );
  return neighbour;
}

it('returns the same to an account, regardless of the records of others', async () => {
  const before = await readAll(person);
  const known = Object.values(before).filter((answer) => Array.isArray(answer) && answer[0] === 200);
  expect(known.length).toBeGreaterThan(50);
  await addNeighbour();
  const after = await readAll(person);
  for (const { operationId } of reading)
    expect({ operationId, answer: after[operationId] }).toEqual({
      operationId,
      answer: before[operationId],
    });
});
