import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { createSockets } from '../../../test/helpers/sockets.ts';
import { consultation } from '../../db/schema.ts';

let server: TestServer;
let sockets: ReturnType<typeof createSockets>;
let doctor: SignedIn;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0 });
  sockets = createSockets(server.app);
  doctor = await server.welcome({ role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' });
  patient = await server.welcome();
});
afterEach(() => sockets.closeAll());
afterAll(() => server.close());

const outlook = async () => (await patient.call('GET', '/queue')).json();
const setAvailable = (isAvailable: boolean) =>
  doctor.call('PATCH', '/update-doctor-availability', { isAvailable });

/** Adds consultations of the doctor without pauses, while the next patient waited. */
async function addMorning(count: number, minutes: number): Promise<void> {
  const at = (minute: number) => new Date(server.clock.now().getTime() - 86_400_000 + minute * 60_000);
  await server.db.insert(consultation).values(
    Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      ownerId: patient.id,
      doctorId: doctor.id,
      room: randomBytes(24).toString('base64url'),
      status: 'ended' as const,
      checkedInAt: at(0),
      calledAt: at(index * minutes),
      endedAt: at((index + 1) * minutes - 1),
    })),
  );
}

it('reports no wait before there are sufficient consultations, and the usual one afterwards', async () => {
  await setAvailable(true);
  expect(await outlook()).toMatchObject({ doctors_online: 1, usual_minutes: null, wait: null });
  await addMorning(12, 14);
  expect(await outlook()).toMatchObject({ usual_minutes: 14, wait: { fromMins: 0, toMins: 10 } });
  await setAvailable(false);
  expect(await outlook()).toMatchObject({ doctors_online: 0, wait: null });
});

it('marks a doctor who closes the browser as offline within a minute, and notifies patients', async () => {
  await setAvailable(true);
  const desk = await sockets.connect({ token: doctor.token });
  const page = await sockets.connect({ token: patient.token });
  server.clock.advance(50_000);
  await expect.poll(async () => (await outlook()).doctors_online, { timeout: 20_000 }).toBe(1);
  desk.socket.disconnect();
  await expect.poll(() => desk.socket.connected).toBe(false);
  server.clock.advance(46_000);
  expect((await outlook()).doctors_online).toBe(0);
  await expect
    .poll(async () => await page.next('queue:changed'), { timeout: 20_000 })
    .toMatchObject({ doctors_online: 0 });
});

it('marks a doctor who signs out as offline within a minute, and closes the connection', async () => {
  await setAvailable(true);
  const leaving = await server.welcome({ role: 'ROLE_DOCTOR' });
  const desk = await sockets.connect({ token: leaving.token });
  await leaving.call('PATCH', '/update-doctor-availability', { isAvailable: true });
  expect((await outlook()).doctors_online).toBe(2);
  await leaving.call('DELETE', '/logout');
  await expect.poll(() => desk.socket.connected, { timeout: 20_000 }).toBe(false);
  server.clock.advance(46_000);
  await setAvailable(true);
  expect((await outlook()).doctors_online).toBe(1);
});

it('notifies a patient who is not in the queue when a doctor comes online', async () => {
  await setAvailable(false);
  const page = await sockets.connect({ token: patient.token });
  await setAvailable(true);
  expect(await page.next('queue:changed')).toMatchObject({ doctors_online: 1, position: null });
});
