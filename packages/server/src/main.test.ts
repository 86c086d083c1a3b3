import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { call, killAll, run, signIn, stop } from '../test/helpers/process.ts';
import { exitCodes } from './errors/exitCodes.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vl-main-'));

afterAll(async () => {
  await killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

// What else a server process does: main.process.test.ts, in the full run.
it('starts on the embedded database, stops at SIGTERM, and has kept an entry when it starts again', async () => {
  const reading = { valueFrom: 121, valueTo: 79, date: '2026-01-01', time: '08:15' };
  const path = '/diary-histories/blood-pressure';

  const first = run({ DATA_DIR: dataDir });
  const address = String(await first.ready);
  const headers = { authorization: `Bearer ${(await signIn(address)).token}` };
  const answer = await call(address, path, { method: 'POST', headers, body: JSON.stringify(reading) });
  const { uuid } = (await answer.json()) as { uuid: string };
  expect(await stop(first)).toBe(exitCodes.stopped);

  const second = run({ DATA_DIR: dataDir });
  const page = await call(String(await second.ready), `${path}?limit=500`, { headers });
  expect(await page.text()).toContain(uuid);
  expect(await stop(second)).toBe(exitCodes.stopped);
});
