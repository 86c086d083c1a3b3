import { randomUUID } from 'node:crypto';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/helpers/server.ts';
import { readJsonRows } from './jsonRows.ts';
import { account, healthForm, healthStatement, labValue } from './schema.ts';

let server: TestServer;
let ownerId: string;
beforeAll(async () => {
  server = await startTestServer();
  const { email } = await server.welcome();
  const [person] = await server.db.select().from(account).where(eq(account.email, email));
  ownerId = person?.id ?? '';
});
afterAll(() => server.close());

it('reads numbers, dates and null like a select, in order', async () => {
  const formId = randomUUID();
  const now = new Date();
  await server.db.insert(healthForm).values({
    id: formId,
    ownerId,
    fullName: 'Lee Wei',
    chronicConditionIds: [],
    currentMedicationIds: [],
    dateOfBirth: '1970-01-01',
    genderId: randomUUID(),
    createdAt: now,
    updatedAt: now,
    listedAt: now,
  });
  const shared = { formId, ownerId, measuredOn: '2026-02-28', comparator: '<' as const };
  await server.db.insert(labValue).values(
    [0.1 + 0.2, 1 / 3, 1e-6, 123456.789].map((value, index) => ({
      ...shared,
      code: `code ${9 - index}`,
      canonicalValue: value,
      typedValue: value,
      typedUnit: 'µmol/L "quoted"',
      referenceLow: null,
      referenceHigh: -value,
    })),
  );
  const from = labValue;
  const where = eq(labValue.formId, formId);
  const selected = await server.db.select().from(from).where(where).orderBy(asc(labValue.code));
  const columns = getTableColumns(labValue);
  expect(selected).toHaveLength(4);
  expect(await readJsonRows(server.db, { columns, from, where, orderBy: [asc(labValue.code)] })).toEqual(
    selected,
  );
});

it('reads instants to the millisecond, and no rows as an empty list', async () => {
  const statement = {
    ownerId,
    authorId: ownerId,
    by: 'patient',
    source: 'profile',
    says: 'present',
  } as const;
  const recordedAt = new Date('2026-02-28T23:59:59.007Z');
  await server.db.insert(healthStatement).values({
    ...statement,
    id: randomUUID(),
    item: 'smoking',
    on: '2026-02-28',
    recordedAt,
    text: 'a\n"b"',
  });
  const columns = getTableColumns(healthStatement);
  const read = (owner: string) =>
    readJsonRows(server.db, {
      columns,
      from: healthStatement,
      where: eq(healthStatement.ownerId, owner),
      orderBy: [asc(healthStatement.id)],
    });
  expect(await read(ownerId)).toEqual(
    await server.db
      .select()
      .from(healthStatement)
      .where(eq(healthStatement.ownerId, ownerId))
      .orderBy(asc(healthStatement.id)),
  );
  expect(await read(randomUUID())).toEqual([]);
});
