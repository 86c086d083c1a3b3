import type { Middleware } from '@vitalane/contract';

/** Call that the server did not accept as signed in. `code` is the server's, such as `token_expired`. */
export interface Rejection {
  status: number;
  /** Epoch of the session that sent the call; a late response to an older session changes nothing. */
  epoch: number;
  code?: string;
  /** Whether the call was the repetition after a silent refresh. */
  isRetry: boolean;
}

/** Session functions that calls need; implemented by the auth machine. */
export interface SessionPort {
  /** Returns the token and epoch to send, after a pending refresh; `null` when signed out. */
  current(): Promise<{ token: string; epoch: number } | null>;
  /** Reports a rejected call, which ends the session or starts one silent refresh. */
  rejected(rejection: Rejection): void;
}

/** Statuses of authenticated calls that concern the session. */
const sessionStatuses: readonly number[] = [401, 503];

interface Sent {
  epoch: number;
  /** Unread copy of the request, for the repetition after a silent refresh. */
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
 * Attaches the bearer token, reports a 401 or 503 of authenticated calls, and repeats the call once when the report
 * produced new tokens. Never reports calls made while signed out.
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
