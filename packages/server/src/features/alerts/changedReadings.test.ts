import { minuteMs } from '@vitalane/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { healthAlert, notification } from '../../db/schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const day = '2026-01-01';
const diary = '/diary-histories';
const alertsOf = async (person: SignedIn) => (await person.call('GET', '/health-alerts')).json().items;

type Pressure = readonly [valueFrom: number, valueTo: number];

async function add(person: SignedIn, [valueFrom, valueTo]: Pressure, time: string): Promise<string> {
  const body = { valueFrom, valueTo, date: day, time };
  return (await person.call('POST', `${diary}/blood-pressure`, body)).json().uuid;
}

async function change(person: SignedIn, id: string, [valueFrom, valueTo]: Pressure, time: string) {
  const body = { valueFrom, valueTo, date: day, time };
  expect((await person.call('PUT', `${diary}/blood-pressure/${id}`, body)).statusCode).toBe(200);
}

const statesOf = async (person: SignedIn) =>
  (await server.db.select().from(healthAlert).where(eq(healthAlert.ownerId, person.id))).map(
    ({ state }) => state,
  );

describe('the alert of a reading that is changed', () => {
  it('ends when the reading is no crisis any more', async () => {
    const patient = await server.welcome();
    const id = await add(patient, [190, 112], '08:00');
    expect(await alertsOf(patient)).toHaveLength(1);
    await change(patient, id, [130, 82], '08:00');
    expect(await alertsOf(patient)).toEqual([]);
    expect(await statesOf(patient)).toEqual(['resolved']);
  });

  it('stays as it is when only the words about the reading change', async () => {
    const patient = await server.welcome();
    const fainted = { valueFrom: 84, valueTo: 50, date: day, time: '08:00', symptoms: ['fainting'] };
    const { uuid } = (await patient.call('POST', `${diary}/blood-pressure`, fainted)).json();
    const before = await alertsOf(patient);
    expect(before).toHaveLength(1);
    const { symptoms: _, ...reading } = fainted;
    const noted = { ...reading, note: 'In the kitchen' };
    const changed = await patient.call('PUT', `${diary}/blood-pressure/${uuid}`, noted);
    expect(changed.json()).toMatchObject({ note: 'In the kitchen' });
    expect(await alertsOf(patient)).toEqual(before);
  });

  it('opens when a usual reading becomes a crisis, with a notice', async () => {
    const patient = await server.welcome();
    const id = await add(patient, [130, 82], '08:00');
    await change(patient, id, [190, 112], '08:00');
    expect(await alertsOf(patient)).toMatchObject([
      { state: 'raised', value: 'Blood pressure 190/112 mmHg' },
    ]);
    const notices = await server.db.select().from(notification).where(eq(notification.ownerId, patient.id));
    expect(notices).toHaveLength(1);
  });

  it('names the changed value, and stays with another crisis', async () => {
    const patient = await server.welcome();
    const first = await add(patient, [190, 112], '08:00');
    await change(patient, first, [186, 112], '08:00');
    expect(await alertsOf(patient)).toMatchObject([{ value: 'Blood pressure 186/112 mmHg' }]);
    await add(patient, [184, 110], '08:06');
    await change(patient, first, [130, 82], '08:00');
    expect(await alertsOf(patient)).toMatchObject([
      { state: 'raised', value: 'Blood pressure 184/110 mmHg', worst: null },
    ]);
    expect(await statesOf(patient)).toEqual(['raised']);
  });

  it('opens again when one of the readings that ended it was a crisis', async () => {
    const patient = await server.welcome();
    await add(patient, [190, 112], '08:00');
    await add(patient, [150, 90], '08:06');
    const last = await add(patient, [148, 90], '08:08');
    expect(await alertsOf(patient)).toEqual([]);
    await change(patient, last, [188, 110], '08:08');
    expect(await alertsOf(patient)).toMatchObject([
      { state: 'repeated', value: 'Blood pressure 188/110 mmHg' },
    ]);
    expect(await statesOf(patient)).toEqual(['repeated']);
  });

  it('keeps what raised it when it has ended, also what was deleted', async () => {
    const patient = await server.welcome();
    const first = await add(patient, [190, 112], '08:00');
    await add(patient, [186, 110], '08:02');
    await add(patient, [150, 90], '08:08');
    const last = await add(patient, [148, 90], '08:10');
    await patient.call('DELETE', `${diary}/blood-pressure/${first}`);
    await change(patient, last, [146, 90], '08:10');
    const [alert] = await server.db.select().from(healthAlert).where(eq(healthAlert.ownerId, patient.id));
    expect(alert).toMatchObject({ state: 'resolved', readings: [{ id: first }, { sbpMmHg: 186 }] });
  });

  it('moves with the time of the reading', async () => {
    const patient = await server.welcome();
    const id = await add(patient, [190, 112], '08:00');
    await change(patient, id, [190, 112], '08:20');
    expect(await alertsOf(patient)).toMatchObject([{ lastAt: '2026-01-01T00:20:00.000Z' }]);
  });

  it('keeps what was felt at the reading', async () => {
    const patient = await server.welcome();
    const id = await add(patient, [184, 112], '08:00');
    const [{ uuid }] = await alertsOf(patient);
    await patient.call('POST', `/health-alerts/${uuid}/symptoms`, { symptoms: ['chest_pain'] });
    await change(patient, id, [182, 112], '08:00');
    expect(await alertsOf(patient)).toMatchObject([
      { level: 'emergency', value: 'Blood pressure 182/112 mmHg' },
    ]);
  });

  it('stays closed when a doctor closed it, and opens for another reading', async () => {
    const patient = await server.welcome();
    const earlier = await add(patient, [130, 82], '07:50');
    const id = await add(patient, [190, 112], '08:00');
    await server.db
      .update(healthAlert)
      .set({ state: 'resolved', resolvedBy: 'doctor', resolvedAt: server.clock.now() })
      .where(eq(healthAlert.ownerId, patient.id));
    server.clock.advance(minuteMs);
    await change(patient, id, [188, 112], '08:00');
    expect(await alertsOf(patient)).toEqual([]);
    await change(patient, earlier, [196, 112], '07:50');
    expect(await alertsOf(patient)).toMatchObject([{ value: 'Blood pressure 196/112 mmHg' }]);
  });

  it('counts what is felt at the changed reading', async () => {
    const patient = await server.welcome();
    const id = await add(patient, [118, 76], '08:00');
    const body = { valueFrom: 88, valueTo: 58, symptoms: ['faint_feeling'], date: day, time: '08:00' };
    await patient.call('PUT', `${diary}/blood-pressure/${id}`, body);
    expect(await alertsOf(patient)).toMatchObject([{ kind: 'low_pressure', level: 'same_day' }]);
  });

  it('is the open one when it joins an earlier one that readings ended', async () => {
    const patient = await server.welcome();
    await add(patient, [190, 112], '09:00');
    await add(patient, [150, 90], '09:06');
    const last = await add(patient, [148, 90], '09:08');
    await add(patient, [186, 110], '09:30');
    expect(await statesOf(patient)).toEqual(['resolved', 'raised']);
    await change(patient, last, [188, 110], '09:08');
    expect((await statesOf(patient)).filter((state) => state !== 'resolved')).toEqual(['repeated']);
    expect(await alertsOf(patient)).toMatchObject([{ worst: { value: 'Blood pressure 190/112 mmHg' } }]);
  });

  it('is that of the side on which the value is', async () => {
    const patient = await server.welcome();
    const id = await add(patient, [190, 112], '08:00');
    await change(patient, id, [78, 46], '08:00');
    expect(await alertsOf(patient)).toMatchObject([{ kind: 'low_pressure' }]);
  });
});
