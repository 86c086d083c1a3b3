import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const home = { address: '12 Marina View', unitNumber: '#08-123', postalCode: '018961' };
const declarations = { first: true, second: true, third: true, fourth: true };

let server: TestServer;
let patient: SignedIn;
let doctor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  patient = await server.welcome();
  doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
});
afterAll(() => server.close());

async function prepare(person: SignedIn, substance = 'amlodipine') {
  const { items } = (await person.call('GET', `/medications?s=${substance}`)).json();
  const { medicationUuid, name } = items.find(({ unit }: { unit: string }) => unit === 'tablet');
  const medicine = { name, route: 'Oral', unit: 'tablet', dose: 1, frequency: 'Once daily', medicationUuid };
  const [known] = (await person.call('GET', '/users/medications')).json().items;
  const added = known ?? (await person.call('POST', '/users/medications', medicine)).json();
  const { isDefault: _, ...address } = (await person.call('POST', '/addresses', home)).json();
  const body = { is_repeat_medication: false, addressUuid: address.uuid, ...declarations };
  const line = { uuid: added.uuid as string, quantity: 30 };
  return { body, line, address, medicine: added };
}

describe('placing an order', () => {
  it("accepts the medicines as JSON objects joined by commas or as an array, at the server's prices", async () => {
    const { body, line, address } = await prepare(patient);
    const asText = await patient.call('POST', '/orders', { ...body, medications: JSON.stringify(line) });
    expect(asText.statusCode).toBe(201);
    expect(asText.json()).toMatchObject({
      status: 'placed',
      address,
      price: { itemsCents: 450, deliveryCents: 300, totalCents: 750, currency: 'SGD' },
      history: [{ status: 'placed' }],
    });
    expect(asText.json().number).toMatch(/^V-2026-\d{6}$/);
    const asArray = await patient.call('POST', '/orders', { ...body, medications: [line] });
    expect(asArray.json().medications).toEqual(asText.json().medications);
  });

  it('creates one order for twenty equal requests with one key', async () => {
    const person = await server.welcome();
    const { body, line } = await prepare(person);
    const headers = { authorization: `Bearer ${person.token}`, 'idempotency-key': 'order-key-1' };
    const payload = { ...body, medications: [line] };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.app.inject({ method: 'POST', url: '/api/orders', headers, payload }),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
    expect((await person.call('GET', '/orders')).json().items).toHaveLength(1);
  });

  it.each(['first', 'second', 'third', 'fourth'])('requires the %s declaration', async (name) => {
    const { body, line } = await prepare(patient);
    const answer = await patient.call('POST', '/orders', { ...body, medications: [line], [name]: false });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([{ name, message: 'Tick this to place the order.' }]);
  });

  it('treats an address and a medicine of another account like missing ones', async () => {
    const other = await prepare(await server.welcome());
    const { body, line } = await prepare(patient);
    const order = (change: object) =>
      patient.call('POST', '/orders', { ...body, medications: [line], ...change });
    for (const uuid of [other.address.uuid, unknownId]) {
      expect((await order({ addressUuid: uuid })).json().fields).toEqual([
        { name: 'addressUuid', message: 'This address is not among yours. Choose another.' },
      ]);
    }
    for (const uuid of [other.line.uuid, unknownId]) {
      expect((await order({ medications: [{ ...line, uuid }] })).json().fields).toEqual([
        { name: 'medications.0.uuid', message: 'This medicine is not on your list. Reload your medicines.' },
      ]);
    }
  });

  it.each(['nonsense', '{}', '{"uuid":"x","quantity":1}', '[]'])(
    'refuses the list %s',
    async (medications) => {
      const { body } = await prepare(patient);
      const answer = await patient.call('POST', '/orders', { ...body, medications });
      expect(answer.json().fields).toEqual([
        { name: 'medications', message: 'The list of medicines could not be read. Choose them again.' },
      ]);
    },
  );

  it('refuses a medicine without a price and the same medicine twice', async () => {
    const person = await server.welcome();
    const { body, line, medicine } = await prepare(person);
    await person.call('PATCH', `/users/medications/${medicine.uuid}`, { unit: 'capsule' });
    const unpriced = await person.call('POST', '/orders', { ...body, medications: [line] });
    expect(unpriced.json().fields[0].message).toBe('This medicine cannot be ordered here.');
    const twice = await person.call('POST', '/orders', { ...body, medications: [line, line] });
    expect(twice.json().fields[0].message).toBe('A medicine is on the list twice. Remove one of the two.');
  });
});

describe('the status of an order', () => {
  const move = (person: SignedIn, id: string, status: string, reason?: string) =>
    person.call('PATCH', `/orders/${id}`, { status, reason });

  it('goes from placed to delivered in steps, by staff only', async () => {
    const person = await server.welcome();
    const { body, line } = await prepare(person, 'paracetamol');
    const { uuid } = (await person.call('POST', '/orders', { ...body, medications: [line] })).json();
    expect((await move(person, uuid, 'confirmed')).json().code).toBe('not_allowed');
    expect((await move(doctor, uuid, 'delivered')).json().code).toBe('order_status_conflict');
    for (const status of ['confirmed', 'dispatched', 'delivered']) {
      expect((await move(doctor, uuid, status)).json().status).toBe(status);
    }
    expect((await move(doctor, uuid, 'cancelled', 'Too late')).statusCode).toBe(409);
    const { history } = (await person.call('GET', `/orders/${uuid}`)).json();
    expect(history.map(({ status }: { status: string }) => status)).toEqual([
      'placed',
      'confirmed',
      'dispatched',
      'delivered',
    ]);
    expect((await move(doctor, unknownId, 'confirmed')).statusCode).toBe(404);
  });
});

describe('cancelling an order', () => {
  const cancel = async (reason?: string) => {
    const { body, line } = await prepare(patient);
    const { uuid } = (await patient.call('POST', '/orders', { ...body, medications: [line] })).json();
    return await doctor.call('PATCH', `/orders/${uuid}`, { status: 'cancelled', reason });
  };

  it('requires a reason, which the patient can read', async () => {
    const { uuid } = (await cancel('  Out of stock until May ')).json();
    const { history } = (await patient.call('GET', `/orders/${uuid}`)).json();
    expect(history.at(-1)).toMatchObject({ status: 'cancelled', reason: 'Out of stock until May' });
  });

  it.each([undefined, '   '])('is refused with the reason %j', async (reason) => {
    expect((await cancel(reason)).json().fields).toEqual([
      { name: 'reason', message: 'Say why the order is cancelled. The patient will read it.' },
    ]);
  });
});

it("shows the patient's name to staff, and lists the orders of one status", async () => {
  const { body, line } = await prepare(patient);
  const placed = (await patient.call('POST', '/orders', { ...body, medications: [line] })).json();
  expect(placed).not.toHaveProperty('patientName');
  const seen = (await doctor.call('GET', `/orders/${placed.uuid}`)).json();
  expect(seen.patientName).toBe((await patient.call('GET', '/me')).json().fullName);
  const uuids = async (status: string) =>
    (await doctor.call('GET', `/orders?status=${status}`))
      .json()
      .items.map((order: { uuid: string }) => order.uuid);
  expect(await uuids('placed')).toContain(placed.uuid);
  expect(await uuids('dispatched')).not.toContain(placed.uuid);
});

it('shows patients their own orders and staff all of them', async () => {
  const other = await server.welcome();
  const { body, line } = await prepare(other);
  const { uuid } = (await other.call('POST', '/orders', { ...body, medications: [line] })).json();
  expect((await patient.call('GET', `/orders/${uuid}`)).json().code).toBe('not_found');
  expect((await patient.call('GET', '/orders')).body).not.toContain(uuid);
  expect((await doctor.call('GET', '/orders')).body).toContain(uuid);
});

it('returns the price of one unit of each medicine, and of delivery', async () => {
  const person = await server.welcome();
  const { medicine } = await prepare(person);
  expect((await person.call('GET', '/order-prices')).json()).toMatchObject({
    items: [{ uuid: medicine.uuid, unit: 'tablet', unitPriceCents: 15 }],
    deliveryCents: 300,
    currency: 'SGD',
  });
});

describe('an order and the record', () => {
  it('of ibuprofen for a patient with an ibuprofen allergy requires a reason, which the clinic can read', async () => {
    const person = await server.welcome();
    const { body } = await prepare(person);
    const { items } = (await person.call('GET', '/medications?s=ibuprofen')).json();
    const ibuprofen = items.find(({ unit }: { unit: string }) => unit === 'tablet');
    const { name, medicationUuid } = ibuprofen;
    const tablet = { name, medicationUuid, route: 'Oral', unit: 'tablet', dose: 1, frequency: 'Once daily' };
    const { uuid } = (await person.call('POST', '/users/medications', tablet)).json();
    await person.call('POST', `/users/${person.id}`, { isDrugAllergies: true, drugAllergies: 'Brufen' });
    const order = (line: object) =>
      person.call('POST', '/orders', { ...body, medications: [{ uuid, quantity: 30, ...line }] });
    const refused = await order({});
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields[0]).toMatchObject({
      name: 'medications.0.warningReason',
      message: expect.stringContaining('Recorded allergy: Brufen.'),
    });
    const placed = (await order({ warningReason: 'For my wife' })).json();
    const seen = (await doctor.call('GET', `/orders/${placed.uuid}`)).json();
    expect(seen.medications).toMatchObject([{ warningReason: 'For my wife' }]);
  });

  it("marks prescription medicines, and accepts at most half a year's supply of one", async () => {
    const person = await server.welcome();
    const { body, line } = await prepare(person);
    const order = (quantity: number) =>
      person.call('POST', '/orders', { ...body, medications: [{ ...line, quantity }] });
    expect((await order(30)).json().medications).toMatchObject([{ needsPrescription: true }]);
    const tooMuch = await order(183);
    expect(tooMuch.json().fields).toEqual([
      { name: 'medications.0.quantity', message: 'This is too much. Order at most 182 tablets at a time.' },
    ]);
    expect((await order(182)).statusCode).toBe(201);
  });

  it.each([1e-7, 0, 0.5])('refuses %d of a medicine, which would cost nothing', async (quantity) => {
    const person = await server.welcome();
    const { body, line } = await prepare(person);
    const answer = await person.call('POST', '/orders', {
      ...body,
      medications: [{ ...line, quantity }],
    });
    expect(answer.statusCode).toBe(422);
    const names = answer.json().fields.map(({ name }: { name: string }) => name);
    expect(names).toContain('medications.0.quantity');
  });

  it('can be cancelled by its patient until it is confirmed, with a notice of each step', async () => {
    const person = await server.welcome();
    const { body, line } = await prepare(person, 'paracetamol');
    const place = async () =>
      (await person.call('POST', '/orders', { ...body, medications: [line] })).json().uuid;
    const cancel = (id: string, by: SignedIn) => by.call('POST', `/orders/${id}/cancellation`);
    const [first, second] = [await place(), await place()];
    expect((await cancel(first, await server.welcome())).statusCode).toBe(404);
    expect((await cancel(first, person)).json()).toMatchObject({
      status: 'cancelled',
      history: [{ status: 'placed' }, { status: 'cancelled', reason: 'Cancelled by the patient.' }],
    });
    await doctor.call('PATCH', `/orders/${second}`, { status: 'confirmed' });
    expect((await cancel(second, person)).statusCode).toBe(409);
    const { items } = (await person.call('GET', '/get-notifications')).json();
    const bodies = items.map((item: { body: string }) => item.body);
    expect(bodies).toContain('Your order was cancelled. Open it to see why.');
    expect(bodies).toContain('The clinic has confirmed your order.');
  });
});
