// Signs accounts up like a client, each with its own secrets.
import { randomBytes, randomInt } from 'node:crypto';
import { demoPassphrase } from '../../packages/server/src/demo/accounts.ts';
import { waitGuardMs } from '../hangGuard.ts';
import { plant } from './planted.ts';

/** Account that can sign in. */
export interface Account {
  email: string;
  password: string;
}

/** Response of the API. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Staff of the demo. */
export const staff = {
  doctor: { email: 'priya.nair@demo.vitalane.example', password: demoPassphrase },
  admin: { email: 'admin@demo.vitalane.example', password: demoPassphrase },
} as const;

/** Returns a source address that no rate limit has counted yet. The servers under test trust its header. */
export function freshSource(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Sends a request. Throws without a response, which leaves open whether the server applied it. */
export async function call(
  url: string,
  path: string,
  { method = 'GET', token, key, body, source }: CallOptions = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}/api${path}`, {
    method,
    signal: AbortSignal.timeout(waitGuardMs),
    headers: {
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      'x-forwarded-for': source ?? freshSource(),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : {} };
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  token?: string;
  /** Value of the `Idempotency-Key` header. */
  key?: string;
  body?: object;
  source?: string;
}

/** Signs in and returns the access token. */
export async function signIn(url: string, { email, password }: Account): Promise<string> {
  const { status, body } = await call(url, '/login', { method: 'POST', body: { email, password } });
  if (status !== 200) throw new Error(`Sign-in failed with status ${status}`);
  plant('token', String(body.refreshToken));
  return plant('token', String(body.token));
}

/** Signs an account up and confirms the address with the mailed code. */
export async function signUp(url: string, name: string): Promise<Account> {
  const password = plant('password', randomBytes(18).toString('base64url'));
  const email = plant('email', `${name}-${randomBytes(4).toString('hex')}@trust.example`);
  const signUpForm = { email, password, confirmPassword: password, fullName: `Trust ${name}` };
  const { status, body } = await call(url, '/users', { method: 'POST', body: signUpForm });
  if (status !== 201) throw new Error(`Sign-up failed with status ${status}`);
  const token = plant('token', String(body.token));
  const code = plant('code', await mailedCode(url, email));
  const confirmed = await call(url, '/users/check-sign-up-code', { method: 'PATCH', token, body: { code } });
  if (confirmed.status >= 300) throw new Error(`The sign-up code failed with status ${confirmed.status}`);
  return { email, password };
}

async function mailedCode(url: string, email: string): Promise<string> {
  const outbox = await (await fetch(`${url}/dev/outbox`)).text();
  const mail = outbox.split('<article>').find((article) => article.includes(`To ${email},`));
  const code = /\b\d{6}\b/.exec(mail?.split('<pre>')[1] ?? '')?.[0];
  if (!code) throw new Error('No code was mailed');
  return code;
}

/** Returns every item of a list, page by page. */
export async function listAll(url: string, path: string, token: string): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let cursor: unknown = null;
  do {
    const page = await call(url, `${path}?limit=500${cursor ? `&cursor=${cursor}` : ''}`, { token });
    if (page.status !== 200) throw new Error(`${path} failed with status ${page.status}`);
    items.push(...(page.body.items as Record<string, unknown>[]));
    cursor = page.body.nextCursor;
  } while (cursor);
  return items;
}
