import { type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetLinkFor } from '../../../test/helpers/mails.ts';
import { multipart } from '../../../test/helpers/multipart.ts';
import { startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import { tableList } from '../../db/tableList.ts';
import { ethnicities, genders } from '../../lists/choices.ts';

const password = 'lanterns-over-the-river';
const timeZone = 'Europe/Berlin';
/** Members that differ between any two accounts, or that the owner of the mailbox has just proved. */
const ownMembers = { id: '', email: '', password_hash: '', created_at: '', is_email_verified: '' };
/** Tables with credentials and sessions. */
const credentials = ['session', 'refresh_token', 'one_time_code', 'password_reset'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function call(method: 'GET' | 'POST' | 'PATCH', path: string, { body = {}, token = '' } = {}) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await server.app.inject({ method, url: `/api${path}`, headers, payload: body });
  expect(answer.statusCode, `${path}: ${answer.body}`).toBeLessThan(300);
  return answer.json();
}

/** Creates an account for an address and enters all data that an account with an unconfirmed address may enter. */
async function enterAllData(address: string): Promise<void> {
  const form = {
    email: address,
    password: 'umbrellas-on-the-roof',
    confirmPassword: 'umbrellas-on-the-roof',
  };
  const { token } = await call('POST', '/users', { body: { ...form, fullName: 'Planted Name', timeZone } });
  const { uuid } = await call('GET', '/me', { token });
  const picture = sharp({ create: { width: 30, height: 30, channels: 3, background: 'teal' } });
  const file = {
    content: await picture.jpeg().toBuffer(),
    filename: 'planted.jpg',
    mediaType: 'image/jpeg',
  };
  const { payload, headers } = multipart([
    ['fullName', 'Planted Name'],
    ['ethnicity', String(ethnicities[0]?.uuid)],
    ['genderUuid', String(genders[0]?.uuid)],
    ['dateOfBirth', '1980-01-01'],
    ['phone', '91234567'],
    ['isSmoker', 'true'],
    ['isDrugAllergies', 'true'],
    ['drugAllergies', 'Planted'],
    ['timeZone', timeZone],
    ['showNotifications', 'false'],
    ['avatar', file],
    ['document_file', file],
  ]);
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/users/${uuid}`,
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function rowsOf(statement: SQL): Promise<object[]> {
  const result: unknown = await server.db.execute(statement);
  return (result as { rows: object[] }).rows;
}

/** Returns the row of an account without the members that differ between any two. */
async function accountRow(address: string) {
  const [row] = await rowsOf(sql`select * from account where email = ${address}`);
  return { ...row, ...ownMembers };
}

/** Returns the tables that contain data of an account. */
async function tablesOf(address: string): Promise<string[]> {
  const names: string[] = [];
  for (const { name, columns } of tableList) {
    if (!columns.includes('owner_id') || credentials.includes(name)) continue;
    const rows = await rowsOf(
      sql`select 1 from ${sql.identifier(name)} where owner_id in (select id from account where email = ${address})`,
    );
    if (rows.length > 0) names.push(name);
  }
  return names;
}

const signUp = (email: string) =>
  call('POST', '/users', { body: { email, password, confirmPassword: password } });

const reset = async (email: string) => {
  await call('POST', '/forgot-password', { body: { email, link: 'https://vitalane.example' } });
  const resetToken = (await resetLinkFor(server.db, email)).split('/').at(-1) ?? '';
  await call('PATCH', '/reset-password', { body: { resetToken, password, confirmPassword: password } });
};

describe('an account that a stranger opened for an address', () => {
  it.each([
    ['sets a new password', reset],
    ['signs up', signUp],
  ])('is empty when the owner of the mailbox %s', async (how, takeOver) => {
    const email = `owner-${how.length}@test.example`;
    const other = `new-${how.length}@test.example`;
    await enterAllData(email);
    expect(await tablesOf(email)).toEqual(expect.arrayContaining(['stored_file', 'health_statement']));
    await takeOver(email);
    await signUp(other);
    expect(await accountRow(email)).toEqual(await accountRow(other));
    expect(await tablesOf(email)).toEqual([]);
  });
});
