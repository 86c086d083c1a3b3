import { type Deliver, type Outcome, outcomeOf } from '@vitalane/flows/outbox';
import { fieldsOf } from '../api/errors.ts';
import type { SessionPort } from '../api/session-middleware.ts';
import { type DiaryRequest, diaryPaths } from './diaryRequest.ts';

/** No answer in this time is taken for none: the entry waits on this device meanwhile. */
const patienceMs = 10_000;

interface ConnectDeps {
  session: SessionPort;
  fetch?: typeof globalThis.fetch;
}

/**
 * The way to send in a person's name. It asks the server whose session this is and then uses that very token for every
 * entry: whoever signs in meanwhile, in this tab or another, none is sent in their name.
 */
export function createConnect({ session, fetch = globalThis.fetch }: ConnectDeps) {
  async function call(
    path: string,
    { token, epoch }: { token: string; epoch: number },
    init: RequestInit = {},
  ) {
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const response = await fetch(`/api${path}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(patienceMs),
    });
    const body = await response.json().catch(() => ({}));
    const { status } = response;
    if (status === 401 || status === 503)
      session.rejected({ status, epoch, code: body.code, isRetry: false });
    return { status, body };
  }

  // A token belongs to one person for as long as it lives, so each is asked about once.
  let asked = { token: '', owner: '' };

  async function ownerOf(current: { token: string; epoch: number }): Promise<string> {
    if (asked.token === current.token) return asked.owner;
    const me = await call('/me', current).catch(() => null);
    if (me?.status !== 200) return '';
    asked = { token: current.token, owner: me.body.uuid };
    return asked.owner;
  }

  return async function connect(owner: string): Promise<Deliver<DiaryRequest> | null> {
    const current = await session.current();
    if (!current || (await ownerOf(current)) !== owner) return null;
    return async ({ key, request }): Promise<Outcome> => {
      const answer = await call(diaryPaths[request.kind], current, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(request.body),
      }).catch(() => null);
      if (!answer) return { kind: 'unreached' };
      return outcomeOf(answer.status, { ...answer.body, fields: fieldsOf(answer.body) });
    };
  };
}
