import { fsyncSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DurableNodeFS, durableStartParams } from './durableNodeFs.ts';

const directory = mkdtempSync(join(tmpdir(), 'vl-sync-'));
let pglite: PGlite;
let syncs = 0;
beforeAll(async () => {
  const fs = new DurableNodeFS(join(directory, 'database'), (fileDescriptor) => {
    syncs += 1;
    fsyncSync(fileDescriptor);
  });
  pglite = await PGlite.create({ fs, startParams: durableStartParams });
  await pglite.exec('create table entry (id int)');
});
afterAll(async () => {
  await pglite.close();
  rmSync(directory, { recursive: true });
});

it('syncs every commit to disk before it is acknowledged', async () => {
  for (let id = 0; id < 20; id += 1) {
    const before = syncs;
    await pglite.query('insert into entry values ($1)', [id]);
    expect(syncs).toBeGreaterThan(before);
  }
});

it('syncs once for each transaction, and never for a read', async () => {
  const before = syncs;
  await pglite.transaction(async (tx) => {
    for (let id = 0; id < 20; id += 1) await tx.query('insert into entry values ($1)', [id]);
  });
  expect(syncs - before).toBe(1);
  await pglite.query('select * from entry');
  expect(syncs - before).toBe(1);
});
