import { createApiClient } from '@vitalane/contract';
import { describe, expect, it } from 'vitest';
import { createSignUp } from './signUp.ts';

const session = { token: 't', refreshToken: 'r', expiresAt: '2026-01-01T09:27:00.000Z' };
const form = { fullName: 'Lim Wei', email: 'lim@example.sg', password: 'p', confirmPassword: 'p', phone: '' };
const signal = new AbortController().signal;

interface Sent {
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET') return {};
  const type = request.headers.get('content-type') ?? '';
  return type.startsWith('multipart/') ? Object.fromEntries(await request.formData()) : await request.json();
}

function start(answers: Record<string, () => Response>) {
  const sent: Sent[] = [];
  const client = createApiClient({
    baseUrl: 'https://app.example/api',
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace('/api', '');
      sent.push({ path, key: request.headers.get('idempotency-key'), body: await bodyOf(request) });
      return answers[path]?.() ?? Response.json({});
    },
  });
  return { steps: createSignUp({ anonymous: client, client: () => client }), sent };
}

describe('opening an account', () => {
  it('sends the completed fields as multipart, with the time zone', async () => {
    const { steps, sent } = start({ '/users': () => Response.json(session, { status: 201 }) });
    const tokens = await steps.open(form, null, signal);
    expect(tokens).toMatchObject({ token: 't', refreshToken: 'r' });
    expect(sent[0]?.body).toEqual({
      fullName: 'Lim Wei',
      email: 'lim@example.sg',
      password: 'p',
      confirmPassword: 'p',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('sends the identity provider’s proof instead of a password', async () => {
    const { steps, sent } = start({ '/users': () => Response.json(session, { status: 201 }) });
    const proof = { googleUuid: 's', idToken: 'i', nonce: 'n' };
    await steps.open({ fullName: 'Lim Wei', email: 'lim@example.sg' }, proof, signal);
    expect(sent[0]?.body).toMatchObject(proof);
  });

  it('returns every refusal of the server', async () => {
    const fields = [
      { name: 'email', message: 'Taken.' },
      { name: 'password', message: 'Guessable.' },
    ];
    const refusal = { code: 'invalid', message: 'No', fields, requestId: 'q' };
    const { steps } = start({ '/users': () => Response.json(refusal, { status: 422 }) });
    await expect(steps.open(form, null, signal)).rejects.toMatchObject({
      code: 'invalid-fields',
      fields: { email: 'Taken.', password: 'Guessable.' },
    });
  });

  it('keeps its key after a lost response, and uses a new one after a refusal', async () => {
    const answers = [
      () => {
        throw new TypeError('Failed to fetch');
      },
      () => Response.json({ code: 'invalid', message: 'No', requestId: 'q' }, { status: 422 }),
      () => Response.json(session, { status: 201 }),
    ];
    const { steps, sent } = start({ '/users': () => answers.shift()?.() ?? Response.error() });
    await expect(steps.open(form, null, signal)).rejects.toMatchObject({ code: 'network-request-failed' });
    await expect(steps.open(form, null, signal)).rejects.toMatchObject({ code: 'invalid-fields' });
    await steps.open(form, null, signal);
    const [lost, refused, done] = sent.filter(({ path }) => path === '/users').map(({ key }) => key);
    expect(refused).toBe(lost);
    expect(done).not.toBe(lost);
  });
});

describe('the health profile', () => {
  const account = {
    role: 'ROLE_USER' as const,
    signUpStep: 'profile' as const,
    secondFactor: 'done' as const,
    profile: { uuid: 'u-1', fullName: 'Lim Wei', email: 'lim@example.sg', avatar: null },
  };

  it('is a health form without results, and goes into the profile; empty lists are left out', async () => {
    const { steps, sent } = start({});
    const profile = {
      dateOfBirth: '1980-02-01',
      genderUuid: 'g',
      ethnicityUuid: 'e',
      isSmoker: false,
      chronicConditionsUuid: ['c'],
      currentlyMedicationsUuid: [],
    };
    await steps.saveProfile(profile, account, signal);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [
        '/health_forms',
        {
          fullName: 'Lim Wei',
          dateOfBirth: '1980-02-01',
          genderUuid: 'g',
          isSmoker: false,
          ethnicityUuid: 'e',
          chronicConditionsUuid: ['c'],
        },
      ],
      ['/users/u-1', { dateOfBirth: '1980-02-01', genderUuid: 'g', isSmoker: false, ethnicity: 'e' }],
    ]);
  });
});
