import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toCivil } from '@vitalane/time';
import { afterAll, expect, it } from 'vitest';
import { call, killAll, run, signIn, stop } from '../../../test/helpers/process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vl-alerts-'));
afterAll(async () => {
  await killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Seen {
  uuid: string;
  kind: string;
  state: string;
}

/** Actions of a patient on a running server. */
interface Visit {
  alert(): Promise<Seen | undefined>;
  acknowledge(uuid: string): Promise<void>;
  measure(pressure: [upper: number, lower: number], minutesAgo: number): Promise<void>;
  /** Deletes the newest readings. The demo may have readings between those of the test. */
  deleteNewest(): Promise<void>;
}

/** Starts a server on the same data, runs the actions, and stops it. */
async function visit<T>(act: (visit: Visit) => Promise<T>): Promise<T> {
  const server = run({ DATA_DIR: dataDir });
  const address = String(await server.ready);
  const { token } = await signIn(address);
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, body: object) => {
    const answer = await call(address, path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok).toBe(true);
  };
  const result = await act({
    async alert() {
      const answer = await call(address, '/health-alerts', { headers });
      const list = (await answer.json()) as { items: Seen[] };
      return list.items.find(({ kind }) => kind === 'blood_pressure');
    },
    async deleteNewest() {
      const path = '/diary-histories/blood-pressure';
      const list = (await (await call(address, `${path}?limit=5`, { headers })).json()) as { items: Seen[] };
      for (const { uuid } of list.items) {
        const { ok } = await call(address, `${path}/${uuid}`, { method: 'DELETE', headers });
        expect(ok).toBe(true);
      }
    },
    acknowledge: (uuid) => post(`/health-alerts/${uuid}/acknowledge`, {}),
    measure([valueFrom, valueTo], minutesAgo) {
      const at = toCivil(new Date(Date.now() - minutesAgo * 60_000), 'Asia/Singapore');
      return post('/diary-histories/blood-pressure', { valueFrom, valueTo, date: at.date, time: at.time });
    },
  });
  expect(await stop(server)).toBe(0);
  return result;
}

it('an alert is raised, repeated, acknowledged and resolved across restarts', async () => {
  const uuid = await visit(async ({ alert, deleteNewest, measure }) => {
    await deleteNewest();
    await measure([191, 117], 40);
    const raised = await alert();
    expect(raised).toMatchObject({ state: 'raised' });
    return String(raised?.uuid);
  });
  await visit(async ({ alert, measure }) => {
    expect(await alert()).toMatchObject({ uuid, state: 'raised' });
    await measure([184, 112], 30);
    expect(await alert()).toMatchObject({ uuid, state: 'repeated' });
  });
  await visit(async ({ alert, acknowledge, measure }) => {
    expect(await alert()).toMatchObject({ uuid, state: 'repeated' });
    await acknowledge(uuid);
    await measure([150, 90], 20);
  });
  await visit(async ({ alert, measure }) => {
    expect(await alert()).toMatchObject({ uuid, state: 'acknowledged' });
    await measure([148, 90], 10);
    expect(await alert()).toBeUndefined();
  });
});
