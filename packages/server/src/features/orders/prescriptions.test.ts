import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../../test/helpers/multipart.ts';
import {
  type SignedIn,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../test/helpers/server.ts';
import { auditEvent, healthDocument, medicineOrder } from '../../db/schema.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const home = { address: '12 Marina View', unitNumber: '#08-123', postalCode: '018961' };
const declarations = { first: true, second: true, third: true, fourth: true };
const pdf = {
  content: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  filename: 'prescription.pdf',
  mediaType: 'application/pdf',
};

let server: TestServer;
let doctor: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
  admin = await server.welcome({ role: 'ROLE_ADMIN' });
});
afterAll(() => server.close());

/** Returns a patient with an order of medicines, by their names in the catalogue. */
async function ordered(...names: readonly string[]) {
  const person = await server.welcome();
  const uuids: string[] = [];
  for (const text of names) {
    const { items } = (await person.call('GET', `/medications?s=${text}`)).json();
    const { name, medicationUuid, route, unit } = items.find(
      (item: { unit: string }) => item.unit === 'tablet',
    );
    const medicine = { name, medicationUuid, route, unit, dose: 1, frequency: 'Once daily' };
    uuids.push((await person.call('POST', '/users/medications', medicine)).json().uuid);
  }
  const address = (await person.call('POST', '/addresses', home)).json();
  const medications = uuids.map((uuid) => ({ uuid, quantity: 30 }));
  const body = { is_repeat_medication: false, addressUuid: address.uuid, medications, ...declarations };
  const { uuid: id } = (await person.call('POST', '/orders', body)).json();
  return { person, id, uuids, first: uuids[0] ?? '' };
}

const read = async (by: SignedIn, id: string) => (await by.call('GET', `/orders/${id}`)).json();
const prescriptionsOf = async (by: SignedIn, id: string) =>
  (await read(by, id)).medications.map(({ prescription }: { prescription?: object }) => prescription);
const confirm = (by: SignedIn, id: string) => by.call('PATCH', `/orders/${id}`, { status: 'confirmed' });

function upload(person: SignedIn, id: string, medications: readonly string[]) {
  const texts = medications.map((uuid) => ['medications', uuid] as const);
  const { payload, headers } = multipart([['document_file', pdf], ...texts]);
  const authorization = `Bearer ${person.token}`;
  return server.app.inject({
    method: 'POST',
    url: `/api/orders/${id}/prescription`,
    headers: { ...headers, authorization },
    payload,
  });
}

/** Returns an order with an uploaded prescription for its first medicine. */
async function uploaded(...names: readonly string[]) {
  const order = await ordered(...names);
  const { medications } = (await upload(order.person, order.id, [order.first])).json();
  return { ...order, file: medications[0].prescription.file as string };
}

const decide = (
  by: SignedIn,
  { id, first, file }: { id: string; first: string; file: string },
  given: object,
) => by.call('POST', `/orders/${id}/prescription-decision`, { medication: first, file, ...given });
const release = (by: SignedIn, order: { id: string; first: string; file: string }) =>
  decide(by, order, { decision: 'released' });

describe('an order with a medicine on prescription', () => {
  it('cannot be confirmed by anybody before a doctor has released the medicine', async () => {
    const order = await uploaded('amlodipine');
    for (const by of [admin, doctor]) {
      const answer = await confirm(by, order.id);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('prescription_awaited');
    }
    expect((await read(admin, order.id)).status).toBe('placed');
    expect((await release(doctor, order)).json().medications).toMatchObject([
      { prescription: { state: 'released' } },
    ]);
    expect((await confirm(admin, order.id)).json().status).toBe('confirmed');
  });

  it('waits until every such medicine is released', async () => {
    const order = await uploaded('amlodipine', 'rosuvastatin');
    await release(doctor, order);
    expect(await prescriptionsOf(order.person, order.id)).toMatchObject([
      { state: 'released' },
      { state: 'awaited' },
    ]);
    expect((await confirm(admin, order.id)).json().code).toBe('prescription_awaited');
  });

  it('cannot be dispatched when it was confirmed before doctors decided', async () => {
    const order = await ordered('amlodipine');
    await server.db.update(medicineOrder).set({ status: 'confirmed' }).where(eq(medicineOrder.id, order.id));
    const dispatch = () => admin.call('PATCH', `/orders/${order.id}`, { status: 'dispatched' });
    expect((await dispatch()).json().code).toBe('prescription_awaited');
    const { medications } = (await upload(order.person, order.id, order.uuids)).json();
    await release(doctor, { ...order, file: medications[0].prescription.file });
    expect((await dispatch()).statusCode).toBe(200);
  });

  it('asks the patient for it, and one without such a medicine does not', async () => {
    const newest = async ({ person }: { person: SignedIn }) =>
      (await person.call('GET', '/get-notifications')).json().items[0].body;
    expect(await newest(await ordered('amlodipine'))).toContain('upload your prescription');
    const free = await ordered('paracetamol');
    expect(await newest(free)).not.toContain('prescription');
    expect(await prescriptionsOf(free.person, free.id)).toEqual([undefined]);
    expect((await confirm(admin, free.id)).statusCode).toBe(200);
  });
});

describe('uploading a prescription', () => {
  it('stores it as a document of the patient, for several medicines at once', async () => {
    const { person, id, uuids } = await ordered('amlodipine', 'rosuvastatin');
    const answer = await upload(person, id, uuids);
    expect(answer.statusCode).toBe(200);
    const { items } = (await person.call('GET', '/documents')).json();
    expect(items).toMatchObject([{ type: { name: 'Prescription' }, contentType: 'application/pdf' }]);
    expect(items[0].name).toMatch(/^Prescription for order V-/);
    const expected = { state: 'uploaded', file: items[0].file, contentType: 'application/pdf' };
    expect(await prescriptionsOf(person, id)).toEqual([expected, expected]);
  });

  it('of an order of another account is answered like that of a missing one', async () => {
    const { person, id, uuids } = await ordered('amlodipine');
    const other = await ordered('amlodipine');
    for (const foreign of [id, unknownId]) {
      const answer = await upload(other.person, foreign, uuids);
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
        status: 404,
        code: 'not_found',
      });
    }
    expect(await prescriptionsOf(person, id)).toEqual([{ state: 'awaited' }]);
    expect(
      await server.db.select().from(healthDocument).where(eq(healthDocument.ownerId, other.person.id)),
    ).toEqual([]);
  });

  it('is refused for a medicine that needs none, is released, or is not on the order', async () => {
    const order = await uploaded('amlodipine', 'paracetamol');
    await release(doctor, order);
    for (const uuid of [...order.uuids, unknownId]) {
      const answer = await upload(order.person, order.id, [uuid]);
      expect(answer.json().fields).toEqual([
        {
          name: 'medications.0',
          message: 'This medicine does not wait for a prescription. Reload the order.',
        },
      ]);
    }
  });

  it('ends with the order', async () => {
    const order = await uploaded('amlodipine');
    await order.person.call('POST', `/orders/${order.id}/cancellation`);
    expect((await upload(order.person, order.id, order.uuids)).json().code).toBe('order_status_conflict');
    expect((await release(doctor, order)).json().code).toBe('conflict');
  });

  it('is undone when the patient deletes the document', async () => {
    const { person, id } = await uploaded('amlodipine');
    const [document] = (await person.call('GET', '/documents')).json().items;
    expect((await person.call('DELETE', `/documents/${document.uuid}`)).statusCode).toBe(204);
    expect(await prescriptionsOf(person, id)).toEqual([{ state: 'awaited' }]);
  });

  it('goes with the account', async () => {
    const { person, id } = await uploaded('amlodipine');
    const path = `/delete-account?password=${encodeURIComponent(testPassword)}`;
    expect((await person.call('DELETE', path)).statusCode).toBeLessThan(300);
    expect((await admin.call('GET', `/orders/${id}`)).statusCode).toBe(404);
  });
});

describe('the decision about a prescription', () => {
  const eventsOf = (order: { id: string; first: string }) =>
    server.db
      .select({ action: auditEvent.action, outcome: auditEvent.outcome, actorId: auditEvent.actorId })
      .from(auditEvent)
      .where(eq(auditEvent.objectId, `${order.id} ${order.first}`));

  it("is a doctor's alone", async () => {
    const order = await uploaded('amlodipine');
    for (const by of [admin, order.person]) {
      const answer = await release(by, order);
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
        status: 403,
        code: 'not_allowed',
      });
    }
    expect(await prescriptionsOf(order.person, order.id)).toMatchObject([{ state: 'uploaded' }]);
  });

  it('is in the audit trail, and the patient is notified', async () => {
    const order = await uploaded('amlodipine');
    await release(doctor, order);
    expect(await eventsOf(order)).toEqual([
      { action: 'prescription.release', outcome: 'done', actorId: doctor.id },
    ]);
    const { items } = (await order.person.call('GET', '/get-notifications')).json();
    const bodies = items.map(({ body }: { body: string }) => body);
    expect(bodies).toContain('A doctor has released a medicine of your order.');
  });

  it('gives a reason with a refusal, which the patient reads and answers with another upload', async () => {
    const order = await uploaded('amlodipine');
    expect((await decide(doctor, order, { decision: 'refused', reason: '  ' })).json().fields).toEqual([
      { name: 'reason', message: 'Say why you refuse the prescription. The patient will read it.' },
    ]);
    await decide(doctor, order, { decision: 'refused', reason: ' It is from 2019. ' });
    expect(await prescriptionsOf(order.person, order.id)).toMatchObject([
      { state: 'refused', reason: 'It is from 2019.' },
    ]);
    expect(await eventsOf(order)).toMatchObject([{ action: 'prescription.refuse' }]);
    expect((await confirm(admin, order.id)).json().code).toBe('prescription_awaited');
    const again = (await upload(order.person, order.id, order.uuids)).json();
    expect(again.medications[0].prescription).toMatchObject({ state: 'uploaded' });
    expect(again.medications[0].prescription).not.toHaveProperty('reason');
  });

  it('applies to the file that the doctor saw, not to a newer one', async () => {
    const order = await uploaded('amlodipine');
    await upload(order.person, order.id, order.uuids);
    expect((await release(doctor, order)).json().code).toBe('conflict');
    expect(await prescriptionsOf(order.person, order.id)).toMatchObject([{ state: 'uploaded' }]);
  });

  it('is made about an order that exists', async () => {
    const order = await uploaded('amlodipine');
    expect((await release(doctor, { ...order, id: unknownId })).statusCode).toBe(404);
  });
});

describe('the file of a prescription', () => {
  it('is seen by the patient, and by a doctor until the decision, which the patient can read', async () => {
    const order = await uploaded('amlodipine');
    const open = async (by: SignedIn) => (await by.call('GET', `/files/${order.file}`)).statusCode;
    expect(await prescriptionsOf(doctor, order.id)).toMatchObject([{ file: order.file }]);
    expect(await open(doctor)).toBe(200);
    const [event] = await server.db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.action, 'record.open'), eq(auditEvent.subjectId, order.person.id)))
      .orderBy(desc(auditEvent.at));
    expect(event).toMatchObject({ actorId: doctor.id, objectId: order.file });
    await release(doctor, order);
    expect(await open(doctor)).toBe(404);
    expect(await prescriptionsOf(doctor, order.id)).toEqual([{ state: 'released' }]);
    expect(await open(order.person)).toBe(200);
  });

  it('is never seen by an admin', async () => {
    const order = await uploaded('amlodipine');
    expect((await admin.call('GET', `/files/${order.file}`)).statusCode).toBe(404);
    expect((await admin.call('GET', '/orders')).body).not.toContain(order.file);
    expect(await prescriptionsOf(admin, order.id)).toEqual([{ state: 'uploaded' }]);
  });

  it('is not seen by a doctor when the order is cancelled', async () => {
    const order = await uploaded('amlodipine');
    await order.person.call('POST', `/orders/${order.id}/cancellation`);
    expect((await doctor.call('GET', `/files/${order.file}`)).statusCode).toBe(404);
    expect(await prescriptionsOf(doctor, order.id)).toEqual([{ state: 'uploaded' }]);
  });
});

it('lists the open orders with a prescription to decide about', async () => {
  const [waiting, awaited, cancelled] = [
    await uploaded('amlodipine'),
    await ordered('amlodipine'),
    await uploaded('amlodipine'),
  ];
  await cancelled.person.call('POST', `/orders/${cancelled.id}/cancellation`);
  const listed = async (): Promise<string[]> =>
    (await doctor.call('GET', '/orders?prescription=uploaded&limit=100'))
      .json()
      .items.map(({ uuid }: { uuid: string }) => uuid);
  expect(await listed()).toContain(waiting.id);
  expect(await listed()).not.toContain(awaited.id);
  expect(await listed()).not.toContain(cancelled.id);
  await release(doctor, waiting);
  expect(await listed()).not.toContain(waiting.id);
});
