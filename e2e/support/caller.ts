import type { APIResponse, Page } from '@playwright/test';
import { openAccount } from './newAccount.ts';
import { passphrase } from './people.ts';
import { expect } from './product.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Signs an account in at the API, independently of the browser. Returns a function that sends its requests. */
export async function requesterFor(page: Page, { email }: { email: string }) {
  const login = await page.request.post('/api/login', { data: { email, password: passphrase } });
  const { token } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  return (method: Method, path: string, data?: object): Promise<APIResponse> =>
    page.request.fetch(`/api${path}`, { method, headers, data });
}

/** Returns a function that calls the API as one account. It fails unless the request is accepted, and returns the body. */
export async function callerFor(page: Page, person: { email: string }) {
  const request = await requesterFor(page, person);
  return async (method: Method, path: string, data?: object) => {
    const answer = await request(method, path, data);
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return await answer.json();
  };
}

/** Result of {@link callerFor}. */
export type Caller = Awaited<ReturnType<typeof callerFor>>;

/** Statement for the health record, such as `{ item: 'diabetes', says: 'present' }`. */
export interface StatementInput {
  item: string;
  says: 'present' | 'absent';
  /** YYYY-MM-DD; today when absent. */
  on?: string;
}

/** Returns statements with the same answer. */
export function statements(says: StatementInput['says'], ...items: readonly string[]): StatementInput[] {
  return items.map((item) => ({ item, says }));
}

/** Opens the account of a Chinese woman of 50 to 59 years with an empty diary. */
export async function newPatient(
  page: Page,
  email: string,
  statements: readonly StatementInput[] = [],
): Promise<{ person: { email: string }; call: Caller }> {
  const person = await openAccount(page, email);
  const call = await callerFor(page, person);
  const { uuid } = await call('GET', '/me');
  const uuidOf = async (path: string, name: string) => {
    const { items } = await call('GET', path);
    return items.find((one: { name: string }) => one.name === name).uuid;
  };
  const [genderUuid, ethnicity] = [
    await uuidOf('/genders', 'Female'),
    await uuidOf('/ethnicities', 'Chinese'),
  ];
  await call('POST', `/users/${uuid}`, { dateOfBirth: '1972-02-01', genderUuid, ethnicity });
  if (statements.length > 0) await call('POST', '/health-record', { statements });
  return { person, call };
}

/** Stores a laboratory report. Values are test codes with value and unit. */
export async function addLabReport(
  call: Caller,
  dateOfLabTest: string,
  values: readonly object[],
): Promise<void> {
  const { fullName, dateOfBirth, gender } = await call('GET', '/me');
  const person = { fullName, dateOfBirth, genderUuid: gender.uuid };
  await call('POST', '/health_forms', { ...person, dateOfLabTest, values });
}
