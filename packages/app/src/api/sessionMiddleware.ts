import type { Middleware } from '@vitalane/contract';

/** A call that the server did not accept as signed in. `code` is the server's own, such as `token_expired`. */
export interface Rejection {
  status: number;
  /** The session the call was sent in; a late answer to an older one changes nothing. */
  epoch: number;
  code?: string;
  /** Whether it was the repetition after a silent refresh. */
  isRetry: boolean;
}

/** What the calls need of the session; the auth machine stands behind it. */
export interface SessionPort {
  /** The token and epoch to send, once a running refresh has settled; null when signed out. */
  current(): Promise<{ token: string; epoch: number } | null>;
  /** Tells of a rejected call: it ends the session, or starts the one silent refresh. */
  rejected(rejection: Rejection): void;
}

/** Statuses of an authenticated call that concern the session and not the call. */
const sessionStatuses: readonly number[] = [401, 503];

interface Sent {
  epoch: number;
  /** An unread copy, for the one repetition after a silent refresh. */
  copy: Request;
}

async function codeIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined;
}

function withToken(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
}

/**
 * Attaches the bearer token, reports every 401 or 503 of a call that carried one, and repeats the call once
 * when the report led to new tokens. Calls made while signed out are never reported.
 */
export function sessionMiddleware(session: SessionPort): Middleware {
  const sent = new Map<string, Sent>();

  async function report(response: Response, epoch: number, isRetry: boolean): Promise<void> {
    if (!sessionStatuses.includes(response.status)) return;
    session.rejected({ status: response.status, epoch, code: await codeIn(response), isRetry });
  }

  return {
    async onRequest({ id, request }) {
      const current = await session.current();
      if (!current) return undefined;
      withToken(request, current.token);
      sent.set(id, { epoch: current.epoch, copy: request.clone() });
      return request;
    },
    async onResponse({ id, response }) {
      const call = sent.get(id);
      sent.delete(id);
      if (!call) return undefined;
      await report(response, call.epoch, false);
      if (response.status !== 401) return undefined;
      const renewed = await session.current();
      if (!renewed || renewed.epoch === call.epoch) return undefined;
      const answer = await fetch(withToken(call.copy, renewed.token));
      await report(answer, renewed.epoch, true);
      return answer;
    },
    onError({ id }) {
      sent.delete(id);
    },
  };
}
