import { createApiClient } from '@vitalane/contract';
import { examples } from '@vitalane/contract/examples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Rejection, type SessionPort, sessionMiddleware } from './sessionMiddleware.ts';

type Current = { token: string; epoch: number } | null;

/** Returns a session that the first `token_expired` renews, like the auth machine. */
function fakeSession(first: Current, renewed: Current = first) {
  let current = first;
  const rejections: Rejection[] = [];
  const port: SessionPort = {
    current: async () => current,
    rejected: (rejection) => {
      rejections.push(rejection);
      current = rejection.code === 'token_expired' && !rejection.isRetry ? renewed : null;
    },
  };
  return { port, rejections };
}

const profile = examples.Profile;
const refusal = (status: number, code: string) =>
  Response.json({ code, message: 'Please sign in again.', requestId: 'r' }, { status });

/** Returns a server that accepts only the token `fresh`. */
function server(request: Request): Response {
  const token = request.headers.get('authorization');
  if (token === 'Bearer fresh') return Response.json(profile);
  return token === 'Bearer stale' ? refusal(401, 'token_expired') : refusal(401, 'not_signed_in');
}

function createClient(port: SessionPort, answer: (request: Request) => Response = server) {
  const requests: Request[] = [];
  const fetch = vi.fn(async (request: Request) => {
    requests.push(request);
    return answer(request);
  });
  vi.stubGlobal('fetch', fetch);
  const client = createApiClient({
    baseUrl: 'http://server.example/api',
    middleware: [sessionMiddleware(port)],
    fetch,
  });
  return { client, requests };
}

afterEach(() => vi.unstubAllGlobals());

describe('calls of a signed-in account', () => {
  it('carry the bearer token', async () => {
    const { port, rejections } = fakeSession({ token: 'fresh', epoch: 1 });
    const { client } = createClient(port);
    expect((await client.GET('/me')).data?.fullName).toBe('Tan Mei Ling');
    expect(rejections).toEqual([]);
  });

  it('are repeated once with the new token after the old one expired', async () => {
    const { port, rejections } = fakeSession({ token: 'stale', epoch: 1 }, { token: 'fresh', epoch: 2 });
    const { client, requests } = createClient(port);
    expect((await client.GET('/me')).data?.fullName).toBe('Tan Mei Ling');
    expect(requests).toHaveLength(2);
    expect(rejections).toEqual([{ status: 401, epoch: 1, code: 'token_expired', isRetry: false }]);
  });

  it('send their body again when they are repeated', async () => {
    const { port } = fakeSession({ token: 'stale', epoch: 1 }, { token: 'fresh', epoch: 2 });
    const { client, requests } = createClient(port);
    await client.PATCH('/update-doctor-availability', { body: { isAvailable: true } });
    expect(await requests[1]?.json()).toEqual({ isAvailable: true });
  });

  it('are not repeated again when the new token is refused too', async () => {
    const { port, rejections } = fakeSession({ token: 'stale', epoch: 1 }, { token: 'other', epoch: 2 });
    const { client, requests } = createClient(port);
    expect((await client.GET('/me')).response.status).toBe(401);
    expect(requests).toHaveLength(2);
    expect(rejections[1]).toEqual({ status: 401, epoch: 2, code: 'not_signed_in', isRetry: true });
  });

  it.each([401, 503])('report a %i with the session they were sent in', async (status) => {
    const { port, rejections } = fakeSession({ token: 'fresh', epoch: 7 });
    const { client, requests } = createClient(port, () => refusal(status, 'session_ended'));
    await client.GET('/me');
    expect(rejections).toEqual([{ status, epoch: 7, code: 'session_ended', isRetry: false }]);
    expect(requests).toHaveLength(1);
  });

  it.each([400, 403, 422, 500])('do not concern the session when they fail with %i', async (status) => {
    const { port, rejections } = fakeSession({ token: 'fresh', epoch: 7 });
    const { client } = createClient(port, () => refusal(status, 'invalid'));
    await client.GET('/me');
    expect(rejections).toEqual([]);
  });
});

it('carry no token and are never reported while signed out', async () => {
  const { port, rejections } = fakeSession(null);
  const { client, requests } = createClient(port);
  await client.GET('/me');
  expect(requests[0]?.headers.has('authorization')).toBe(false);
  expect(rejections).toEqual([]);
});
