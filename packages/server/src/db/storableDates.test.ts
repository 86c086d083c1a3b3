import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

const accountId = '4c1d8f0a-3a63-4c61-8a53-6d1e8a6f2b10';
const pglite = new PGlite();

const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const index = files.findIndex((name) => name.includes('storable_dates'));
const apply = (name: string) => pglite.exec(readFileSync(join(migrationsFolder, name), 'utf8'));

beforeAll(async () => {
  for (const name of files.slice(0, index)) await apply(name);
  await pglite.exec(`
    insert into account (id, email, role, full_name, time_zone, created_at, date_of_birth)
      values ('${accountId}', 'a@test.example', 'ROLE_USER', 'Lee Wei', 'Asia/Singapore', 'infinity', '-infinity');
    insert into audit_event (id, at, action, outcome, request_id)
      values (gen_random_uuid(), '280000-01-01', 'signIn', 'done', '1');
    insert into notification (id, owner_id, title, body, created_at) values
      (gen_random_uuid(), '${accountId}', 'A', 'A', '0044-03-15 BC'),
      (gen_random_uuid(), '${accountId}', 'B', 'B', '2026-02-28T04:00:00.007Z');
  `);
  for (const name of files.slice(index)) await apply(name);
});
afterAll(() => pglite.close());

it('an upgrade moves dates outside the storable range to the nearest storable date, and no others', async () => {
  const texts = async (query: string) => (await pglite.query<{ at: string }>(query)).rows.map(({ at }) => at);
  expect(await texts('select created_at::text || date_of_birth::text as at from account')).toEqual([
    '9999-12-31 23:59:59.999+000001-01-01',
  ]);
  expect(await texts('select at::text as at from audit_event')).toEqual(['9999-12-31 23:59:59.999+00']);
  expect(await texts('select created_at::text as at from notification order by title')).toEqual([
    '0001-01-01 00:00:00+00',
    '2026-02-28 04:00:00.007+00',
  ]);
});

it('append-only tables refuse changes after the upgrade', async () => {
  await expect(pglite.exec('delete from audit_event')).rejects.toThrow('never changed');
});

const dates = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table))
  .flatMap(({ name, columns }) =>
    columns
      .filter((column) => /^(date|timestamp)/.test(column.getSQLType()))
      .map((column) => [name, column.name]),
  );

it('every date and timestamp of the schema has its check: a migration that adds one calls bound_dates()', async () => {
  const { rows } = await pglite.query<{ definition: string; table: string; column: string }>(`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'c' and convalidated and pg_get_constraintdef(pg_constraint.oid) ~ '0001-01-01.*9999-12-31'`);
  const bound = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  expect(dates.map(([table, column]) => `${table}.${column}`).filter((name) => !bound.has(name))).toEqual([]);
  expect(dates.length).toBeGreaterThan(60);
});
