import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audienceOf } from '../../test/access-matrix/admissions.ts';
import {
  createPatientWithData,
  createStaffWithData,
  type Owner,
} from '../../test/access-matrix/belongings.ts';
import { calls, make } from '../../test/access-matrix/calls.ts';
import { requests } from '../../test/access-matrix/requests.ts';
import { isThorough } from '../../test/helpers/effort.ts';
import { startTestServer, type TestServer } from '../../test/helpers/server.ts';
import type { OperationId } from '../contract/handlers.ts';
import * as schema from './schema.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
/** Values that validators refuse, by the SQL type of the columns. */
const numbers = ['Infinity', '-Infinity', 'NaN', '1e308', '-1e308', '1e-308', '1e12', '-1e12', '-1', '0'];
const invalid: Readonly<Record<string, readonly string[]>> = {
  'double precision': numbers,
  finite_number: numbers,
  amount: numbers,
  integer: ['2147483647', '-2147483648', '0', '-1'],
  smallint: ['32767', '-32768', '0', '-1'],
  'smallint[]': ['{}', '{NULL}', '{32767,-1}'],
  date: ['0001-01-01', '9999-12-31'],
  text: ['', 'x', 'x'.repeat(20_000)],
  'text[]': ['{}', '{NULL}', '{x,""}'],
  uuid: [unknownId],
  'uuid[]': ['{}', '{NULL}', `{${unknownId}}`],
  jsonb: ['null', '1', '"x"', '[]', '{}', '[{}]', '[null]'],
  'timestamp (3) with time zone': ['0001-01-01T00:00Z', '9999-12-31T23:59Z'],
};

/** Values that the database refuses, because no call could read them. */
const refused: Readonly<Record<string, readonly string[]>> = {
  finite_number: ['Infinity', '-Infinity', 'NaN'],
  amount: ['Infinity', '-Infinity', 'NaN', '-1'],
  date: ['infinity', '-infinity', '0001-01-01 BC', '10000-01-01'],
  'timestamp (3) with time zone': ['infinity', '-infinity', '0001-01-01 00:00Z BC', '280000-01-01 00:00Z'],
};

/** Tables that control sign-in and access; the calls do not return their rows. */
const credentials = [
  'session',
  'refresh_token',
  'password_reset',
  'one_time_code',
  'sign_in_throttle',
  'second_factor',
];

/** Columns that control access. */
const roles = ['role'];

const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => ({ table, ...getTableConfig(table) }))
  .filter(({ name }) => !credentials.includes(name))
  .map(({ table, name, columns }) => ({
    table,
    name,
    columns: columns
      .filter((column) => !roles.includes(column.name))
      .map((column) => ({ name: column.name, type: column.getSQLType() })),
  }));

/** A short run corrupts all tables at once. Text values decide which rows are read, so each table with text is also corrupted alone. */
const alone = isThorough ? tables.filter(({ columns }) => columns.some(({ type }) => type === 'text')) : [];
const corruptions = [
  ...Object.entries(invalid).flatMap(([type, values]) =>
    (isThorough ? values : values.slice(0, 1)).map((value) => ({
      type,
      value,
      where: 'every table',
      corrupted: tables,
    })),
  ),
  ...alone.map((table) => ({ type: 'text', value: 'x', where: table.name, corrupted: [table] })),
];

const refusals = Object.entries(refused).flatMap(([type, values]) =>
  values.map((value) => ({ type, value })),
);

const ofRole = ['ROLE_USER', 'ROLE_DOCTOR', 'ROLE_ADMIN'] as const;
/** Calls that only read. Joining the queue is a GET that writes. */
const reads = calls.filter(({ method, operationId }) => method === 'GET' && operationId !== 'joinQueue');

let server: TestServer;
let people: Owner[];
beforeAll(async () => {
  server = await startTestServer();
  const doctor = await createStaffWithData(server, { role: 'ROLE_DOCTOR', canary: 'Numbat' });
  const admin = await createStaffWithData(server, { role: 'ROLE_ADMIN', canary: 'Wombat' });
  const patient = await createPatientWithData(server, {
    nric: 'S0000001I',
    canary: 'Quokka',
    doctorId: doctor.person.id,
  });
  const { consultation = '', order = '', account = '' } = patient.ids;
  const shared = { consultation, order, patient: account };
  people = [
    patient,
    { ...doctor, ids: { ...doctor.ids, ...shared } },
    { ...admin, ids: { ...admin.ids, ...shared } },
  ];
  await copyRows();
});
afterAll(() => server.stop());

/** Returns the failed calls. Every account makes each call that its role may make. */
async function failures(): Promise<string[]> {
  const failed: string[] = [];
  for (const [index, { person, ids }] of people.entries()) {
    for (const call of reads) {
      const { roles } = audienceOf(call.operationId);
      const role = ofRole[index];
      if (roles !== 'everyone' && !(role && roles.includes(role))) continue;
      const parts = requests[call.operationId as OperationId]?.(ids) ?? {};
      const { statusCode } = await make(server, call, { parts, token: person.token });
      if (statusCode >= 500) failed.push(`${call.operationId} ${statusCode}`);
    }
  }
  return failed;
}

async function run(statement: SQL): Promise<void> {
  await server.db.execute(statement);
}

/** Writes a value to every column of a type without validation. Returns the number of columns that accepted it. */
async function corrupt({
  type,
  value,
  corrupted,
}: Pick<(typeof corruptions)[number], 'type' | 'value' | 'corrupted'>): Promise<number> {
  let written = 0;
  for (const { name, columns } of corrupted) {
    for (const column of columns.filter((candidate) => candidate.type === type)) {
      const change = sql`update ${sql.identifier(name)} set ${sql.identifier(column.name)} = ${sql.raw(`'${value}'`)}`;
      written += await run(change).then(
        () => 1,
        () => 0,
      );
    }
  }
  return written;
}

const copyOf = (name: string) => sql.identifier(`copy_of_${name}`);

/** Copies every row for {@link restoreRows}. */
async function copyRows(): Promise<void> {
  for (const { name } of tables)
    await run(sql`create table ${copyOf(name)} as table ${sql.identifier(name)}`);
}

/** Gives tables the rows that {@link copyRows} has copied. */
async function restoreRows(changed: typeof tables): Promise<void> {
  await server.db.transaction(async (tx) => {
    // Without triggers, because no row refers to a row that is about to be restored.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { name } of changed) {
      await tx.execute(sql`delete from ${sql.identifier(name)}`);
      await tx.execute(sql`insert into ${sql.identifier(name)} select * from ${copyOf(name)}`);
    }
  });
}

describe('rows that violate the validators', () => {
  it('do not exist at first, and every call succeeds', async () => {
    expect(await failures()).toEqual([]);
  });

  it.each(corruptions)('$value in each $type of $where breaks no call', async (corruption) => {
    const written = await corrupt(corruption);
    const failed = written > 0 ? await failures() : [];
    await restoreRows(corruption.corrupted);
    expect({ written, failed }).toEqual({ written, failed: [] });
  });

  it.each(refusals)('$value in any $type is refused by the database', async ({ type, value }) => {
    const counts = await Promise.all(tables.map(({ table }) => server.db.$count(table)));
    const corrupted = tables.filter((_table, index) => counts[index]);
    const written = await corrupt({ type, value, corrupted });
    await restoreRows(corrupted);
    expect(corrupted.length).toBeGreaterThan(20);
    expect(written).toBe(0);
  });
});
