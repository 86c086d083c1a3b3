import type { MeasureKind } from '@vitalane/clinical';
import { type ApiClient, createApiClient } from '@vitalane/contract';
import { type Deliver, type Outcome, outcomeOf } from '@vitalane/flows/outbox';
import { codeOf, fieldsOf, messageOf } from '../lib/errors.ts';
import { diaryPath } from '../measures/paths.ts';
import type { ChangeableKind, DiaryRequest, Stored } from '../measures/reading.ts';
import type { SessionPort } from '../session/sessionMiddleware.ts';

/** Message to the other person of a consultation. */
export interface MessageRequest {
  kind: 'message';
  /** Uuid of the consultation. */
  consultation: string;
  text: string;
}

/** What passes through the outbox. */
export type UnsentRequest = DiaryRequest | MessageRequest;

/** Timeout of a request; the item stays in the outbox meanwhile. */
const timeoutMs = 10_000;

interface ConnectDeps {
  session: SessionPort;
  /** Called with a stored reading. */
  onStored: (kind: MeasureKind, stored: Stored) => void;
  /** Client without a token of its own. */
  server?: ApiClient;
}

interface Token {
  token: string;
  epoch: number;
}

/** Somebody has deleted the entry that is changed. */
const gone: Outcome = { kind: 'refused', code: 'gone', message: null, fields: {} };

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * Creates a connection that sends entries for one account. It requests the account of the session first and then uses
 * that token for every entry. So a change of account meanwhile cannot misattribute an entry.
 */
export function createConnect({ session, onStored, server = createApiClient() }: ConnectDeps) {
  /** Returns `null` without a response. Reports a rejected token to the session. */
  async function requestAs<Data>(
    { epoch }: Token,
    call: Promise<Answer<Data>>,
  ): Promise<Answer<Data> | null> {
    const answer = await call.catch(() => null);
    const status = answer?.response.status;
    if (answer && (status === 401 || status === 503))
      session.rejected({ status, epoch, code: codeOf(answer.error) ?? undefined, isRetry: false });
    return answer;
  }

  // A token belongs to one account for its lifetime, so one request per token suffices.
  let knownOwner = { token: '', owner: '' };

  async function ownerOf(current: Token): Promise<string> {
    if (knownOwner.token === current.token) return knownOwner.owner;
    const me = await requestAs(current, server.GET('/me', optionsOf(current)));
    if (!me?.data) return '';
    knownOwner = { token: current.token, owner: me.data.uuid };
    return knownOwner.owner;
  }

  return async function connect(owner: string): Promise<Deliver<UnsentRequest> | null> {
    const current = await session.current();
    if (!current || (await ownerOf(current)) !== owner) return null;
    return async ({ key, request }): Promise<Outcome> => {
      const options = optionsOf(current, { 'Idempotency-Key': key });
      if (request.kind === 'message')
        return outcomeIn(await requestAs(current, sendMessage(server, request, options)));
      const answer = await requestAs(current, sendReading(server, request, options));
      if (answer?.data) onStored(request.kind, answer.data);
      return request.changes !== undefined && answer?.response.status === 404 ? gone : outcomeIn(answer);
    };
  };
}

const optionsOf = ({ token }: Token, headers?: Record<string, string>) => ({
  headers: { authorization: `Bearer ${token}`, ...headers },
  signal: AbortSignal.timeout(timeoutMs),
});

type Options = ReturnType<typeof optionsOf>;

function sendMessage(server: ApiClient, { consultation: id, text }: MessageRequest, options: Options) {
  const params = { path: { id } };
  return server.POST('/consultations/{id}/messages', { ...options, params, body: { text } });
}

/** Sends a new reading, or a change in its place. Sent twice, both are stored once. */
function sendReading(
  server: ApiClient,
  { kind, body, changes: id }: DiaryRequest,
  options: Options,
): Promise<Answer<Stored>> {
  if (id === undefined) return server.POST(diaryPath<MeasureKind>(kind), { ...options, body });
  const path = `${diaryPath<ChangeableKind>(kind)}/{id}` as const;
  return server.PUT(path, { ...options, params: { path: { id } }, body });
}

const outcomeIn = (answer: Answer<unknown> | null): Outcome =>
  answer ? outcomeOf(answer.response.status, refusalIn(answer.error)) : { kind: 'unreached' };

function refusalIn(error: unknown) {
  const code = codeOf(error);
  return code === null ? undefined : { code, message: messageOf(error), fields: fieldsOf(error) };
}
