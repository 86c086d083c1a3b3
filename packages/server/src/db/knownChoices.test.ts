import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from './migrations.ts';

const accountId = '4c1d8f0a-3a63-4c61-8a53-6d1e8a6f2b10';
const otherId = '9d0a5f0e-6a53-4b0b-9c25-5b1f6c1a7e11';
const pglite = new PGlite();

const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const index = files.findIndex((name) => name.includes('known_choices'));
const apply = (name: string) => pglite.exec(readFileSync(join(migrationsFolder, name), 'utf8'));

const alerts = [
  { kind: 'unknown', code: 'high_sugar', state: 'new', day: 1 },
  { kind: 'older', code: 'ldl', state: 'new', day: 2 },
  { kind: 'newer', code: 'ldl', state: 'acknowledged', day: 3 },
  { kind: 'unknown', code: 'ldl', state: 'resolved', day: 4 },
  { kind: 'lab', code: 'potassium', state: 'new', day: 5 },
  { kind: '', code: 'potassium', state: 'new', day: 6 },
];

beforeAll(async () => {
  for (const name of files.slice(0, index)) await apply(name);
  await pglite.exec(`
    insert into account (id, email, role, full_name, time_zone, created_at, document_type, document_encrypted) values
      ('${accountId}', 'a@test.example', 'ROLE_USER', 'Lee Wei', 'Asia/Singapore', now(), 'PASSPORT', 'sealed'),
      ('${otherId}', 'b@test.example', 'ROLE_USER', 'Tan Mei', 'Asia/Singapore', now(), 'FIN', 'sealed');
    insert into health_alert (id, owner_id, kind, code, grade, side, state, has_repeated, readings, symptoms,
      opened_at, last_at, created_at)
    values ${alerts.map(({ kind, code, state, day }) => `(gen_random_uuid(), '${accountId}', '${kind}', '${code}', 'urgent', 'high', '${state}', false, '[]', '{}', '2026-01-0${day}', '2026-01-0${day}', now())`).join(', ')};
  `);
  await apply(files[index] ?? '');
});
afterAll(() => pglite.close());

it('an upgrade removes an unknown type of identity document, and keeps the number', async () => {
  const { rows } = await pglite.query('select document_type, document_encrypted from account order by email');
  expect(rows).toEqual([
    { document_type: null, document_encrypted: 'sealed' },
    { document_type: 'FIN', document_encrypted: 'sealed' },
  ]);
});

it('an upgrade keeps alerts of unknown kinds: the newest open one for each subject, and all closed ones', async () => {
  const { rows } = await pglite.query(
    'select kind, code, state, extract(day from last_at)::int as day from health_alert order by last_at',
  );
  expect(rows).toEqual([
    { ...alerts[0], kind: 'high_sugar' },
    { ...alerts[2], kind: 'lab' },
    { ...alerts[3], kind: 'lab' },
    alerts[4],
  ]);
});

it('an upgrade refuses unknown choices in new rows', async () => {
  await expect(pglite.exec("update account set document_type = 'PASSPORT'")).rejects.toThrow('document_type');
  await expect(pglite.exec("update health_alert set kind = 'unknown'")).rejects.toThrow('health_alert_kind');
});
