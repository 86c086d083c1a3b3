import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { account, medicationIntake } from '../../src/db/schema.ts';
import { startTestServer, type TestServer } from '../helpers/server.ts';
import { type Audience, audienceOf } from './admissions.ts';
import { type Belongings, createPatientWithData, createStaffWithData, type Owner } from './belongings.ts';
import type { CallerName } from './byDesign.ts';
import type { CallUnderTest } from './calls.ts';
import { fingerprint } from './fingerprint.ts';
import { type RequestParts, requests } from './requests.ts';

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** A server with the accounts of the matrix. */
export interface World {
  server: TestServer;
  /** The patient whose objects must not be accessible. */
  victim: Owner;
  /** Ids of the victim's objects, and of the doctor's who attended them. */
  victimIds: Belongings;
  callers: Record<CallerName, Owner>;
  /** Returns digests of all rows of the victims that are not the caller's own. */
  record(caller?: CallerName): Promise<Record<string, string>>;
  /** Returns a response without the parts that vary: the request's id, new ids, and the sent id. */
  comparable(answer: LightMyRequestResponse, sent: string): object;
  /** Throws when a response contains data of the victim that the caller neither sent nor owns. */
  expectNoLeak(answer: LightMyRequestResponse, sent: string, own?: Owner): void;
}

/** Starts a server and creates one object of every kind for each account. */
export async function createWorld(): Promise<World> {
  // The matrix makes more calls than one account may in a minute. Other tests cover the limits.
  const server = await startTestServer({}, 'none');
  const doctor = await createStaffWithData(server, { role: 'ROLE_DOCTOR', canary: 'Potoroo' });
  const otherDoctor = await createStaffWithData(server, { role: 'ROLE_DOCTOR', canary: 'Numbat' });
  const admin = await createStaffWithData(server, { role: 'ROLE_ADMIN', canary: 'Wombat' });
  const attended = (nric: string, canary: string, { person }: Owner) =>
    createPatientWithData(server, { nric, canary, doctorId: person.id });
  const victim = await attended('S0000001I', 'Quokka', doctor);
  const other = await attended('S0000002G', 'Bilby', otherDoctor);
  await crossReferenceRows(server, victim, other);
  const unverified = await attended('S0000003E', 'Dunnart', otherDoctor);
  await server.db.update(account).set({ isEmailVerified: false }).where(eq(account.id, unverified.person.id));
  const guestRoom = String(doctor.ids.guestRoom);
  const victimIds = { ...prefixed('doctor', doctor.ids), ...victim.ids, guestRoom };
  const secrets = [...Object.values(victimIds), victim.canary];
  return {
    server,
    victim,
    victimIds,
    callers: {
      'another patient': other,
      'a doctor without a care relation': withPatient(otherDoctor, other),
      'the doctor who attended': withPatient(doctor, victim),
      'an admin': withPatient(admin, other),
      'an unverified account': unverified,
    },
    record(caller) {
      const isOwn = caller === 'the doctor who attended';
      return fingerprint(server.db, isOwn ? [victim.person.id] : [victim.person.id, doctor.person.id]);
    },
    comparable(answer, sent) {
      const body = answer.body
        .replace(/"requestId":"[^"]*"/, '')
        .replaceAll(sent, '(sent)')
        .replaceAll(uuids, (id) => (secrets.includes(id) ? id : '(id)'));
      return { status: answer.statusCode, body, headers: Object.keys(answer.headers) };
    },
    expectNoLeak(answer, sent, own) {
      const text = answer.body.replaceAll(sent, '(sent)');
      const known = Object.values(own?.ids ?? {});
      const leaked = secrets.filter((secret) => text.includes(secret) && !known.includes(secret));
      expect(leaked).toEqual([]);
    },
  };
}

/**
 * Makes a row of the victim refer to an object of another patient. No call creates such a row. With it, a query
 * without its ownership predicate returns the victim's rows, even if it joins with rows of the caller.
 */
async function crossReferenceRows({ db, clock }: TestServer, victim: Owner, other: Owner): Promise<void> {
  const measuredAt = clock.now();
  await db.insert(medicationIntake).values({
    id: randomUUID(),
    ownerId: victim.person.id,
    medicationId: String(other.ids.medicine),
    name: victim.canary,
    unit: 'tablet',
    dose: 1,
    takenFromStock: 0,
    date: '2026-01-01',
    time: '08:00',
    timeZone: 'Asia/Singapore',
    measuredAt,
    createdAt: measuredAt,
  });
}

/** Returns the ids of a doctor with a prefix, separate from those of the patient. */
function prefixed(prefix: string, ids: Belongings): Belongings {
  const { email: _, resetToken: __, unitOfMeasurement: ___, guestRoom: ____, ...rest } = ids;
  return Object.fromEntries(Object.entries(rest).map(([kind, id]) => [`${prefix}:${kind}`, id]));
}

/** Returns a member of staff with the objects of a patient. */
function withPatient(staff: Owner, { ids }: Owner): Owner {
  const { consultation = '', room = '', order = '', nric = '', account: patient = '', formFile = '' } = ids;
  const { awaitingOrder = '', medicine = '', prescriptionFile = '' } = ids;
  const orders = { order, awaitingOrder, medicine, prescriptionFile };
  const theirs = { consultation, room, ...orders, nric, patient, formFile };
  return { ...staff, ids: { ...staff.ids, ...theirs } };
}

/** Returns the owner's valid request for a call. */
export function partsOf({ operationId, needsParts }: CallUnderTest, own: Belongings): RequestParts {
  const parts = requests[operationId as OperationId]?.(own);
  if (needsParts && !parts) throw new Error(`${operationId} has no request in requests.ts`);
  return parts ?? {};
}

/** Returns the expected refusal of a kind of caller; `undefined` when the call is allowed. */
export function refusalOf(
  caller: string,
  { roles, isForInactive, isForUnverified }: Audience,
): string | undefined {
  if (roles === 'everyone') return undefined;
  if (caller === 'nobody' || caller === 'a forged token') return 'not_signed_in';
  if (caller === 'an ended session') return 'session_ended';
  if (caller.startsWith('inactive') && !isForInactive) return 'account_inactive';
  if (caller.startsWith('unverified') && !isForUnverified) return 'email_unverified';
  return roles.some((role) => caller.endsWith(role)) ? undefined : 'not_allowed';
}

const accountOf: Record<CallerName, string> = {
  'another patient': 'ROLE_USER',
  'a doctor without a care relation': 'ROLE_DOCTOR',
  'the doctor who attended': 'ROLE_DOCTOR',
  'an admin': 'ROLE_ADMIN',
  'an unverified account': 'unverified ROLE_USER',
};

/** Returns whether a caller is in the audience of a call. */
export function mayMake(caller: CallerName, operationId: string): boolean {
  return refusalOf(accountOf[caller], audienceOf(operationId)) === undefined;
}
