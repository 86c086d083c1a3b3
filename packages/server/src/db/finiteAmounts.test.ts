import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrations.ts';

const repair = 'finite_amounts';
const accountId = '4c1d8f0a-3a63-4c61-8a53-6d1e8a6f2b10';

const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const repairIndex = files.findIndex((name) => name.includes(repair));

function apply(pglite: PGlite, name: string): Promise<unknown> {
  return pglite.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
}

it('an upgrade removes numbers that are not finite and notifies their owner', async () => {
  const pglite = new PGlite();
  for (const name of files.slice(0, repairIndex)) await apply(pglite, name);
  const weight = (value: string) =>
    `(gen_random_uuid(), '${accountId}', '2026-01-01', '08:00', 'Asia/Singapore', now(), now(), 'weight', '${value}')`;
  await pglite.exec(`
    insert into account (id, email, role, full_name, time_zone, created_at)
      values ('${accountId}', 'a@test.example', 'ROLE_USER', 'Lee Wei', 'Asia/Singapore', now());
    insert into measurement (id, owner_id, date, time, time_zone, measured_at, created_at, kind, value)
      values ${['Infinity', '-Infinity', 'NaN', '70'].map(weight).join(', ')};
    insert into custom_target (owner_id, code, low, high, set_at)
      values ('${accountId}', 'sbp', null, 'Infinity', now()), ('${accountId}', 'dbp', null, 80, now());
  `);
  await apply(pglite, files[repairIndex] ?? '');
  expect((await pglite.query('select value from measurement')).rows).toEqual([{ value: 70 }]);
  expect((await pglite.query('select code from custom_target')).rows).toEqual([{ code: 'dbp' }]);
  expect((await pglite.query('select owner_id, title from notification')).rows).toEqual([
    { owner_id: accountId, title: 'An entry was removed' },
  ]);
  await expect(pglite.exec("update measurement set value = 'Infinity'")).rejects.toThrow('amount');
  await pglite.close();
});
