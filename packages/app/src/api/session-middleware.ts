import type { Middleware } from '@vitalane/contract';

/** What the calls need of the session; the auth machine stands behind it. */
export interface SessionPort {
  /** The access token to send, once a running refresh has settled; null when signed out. */
  accessToken(): Promise<string | null>;
  /** Counts sessions, so that a late answer to an old one cannot end the present one. */
  epoch(): number;
  /** Asks for one refresh of an expired token and gives the new one, or null when the session is over. */
  renewed(staleToken: string): Promise<string | null>;
  /** Tells that the server no longer accepts the session of `epoch`. */
  rejected(rejection: { status: number; epoch: number }): void;
}

/** Statuses that end a session when an authenticated call gets them. */
const sessionEndingStatuses: readonly number[] = [401, 503];

interface Sent {
  token: string;
  epoch: number;
  /** An unread copy, for the one repetition after a silent refresh. */
  copy: Request;
}

async function isExpired(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'token_expired';
}

function withToken(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
}

/**
 * Attaches the bearer token, repeats a call once after a silent refresh when its token had expired,
 * and reports every other 401 or 503 of an authenticated call. Calls made without a token are never reported.
 */
export function sessionMiddleware(session: SessionPort): Middleware {
  const sent = new Map<string, Sent>();
  return {
    async onRequest({ id, request }) {
      const token = await session.accessToken();
      if (!token) return undefined;
      withToken(request, token);
      sent.set(id, { token, epoch: session.epoch(), copy: request.clone() });
      return request;
    },
    async onResponse({ id, response }) {
      const call = sent.get(id);
      sent.delete(id);
      if (!call) return undefined;
      let answer = response;
      if (await isExpired(response)) {
        const token = await session.renewed(call.token);
        if (token) answer = await fetch(withToken(call.copy, token));
      }
      if (sessionEndingStatuses.includes(answer.status))
        session.rejected({ status: answer.status, epoch: call.epoch });
      return answer;
    },
    onError({ id }) {
      sent.delete(id);
    },
  };
}
