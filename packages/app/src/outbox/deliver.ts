import type { MeasureKind } from '@vitalane/clinical';
import { type ApiClient, createApiClient } from '@vitalane/contract';
import { type Deliver, type Outcome, outcomeOf } from '@vitalane/flows/outbox';
import { codeOf, fieldsOf, messageOf } from '../lib/errors.ts';
import { diaryPath } from '../measures/paths.ts';
import type { ChangeableKind, DiaryRequest, Stored } from '../measures/reading.ts';
import type { SessionPort } from '../session/sessionMiddleware.ts';

/** Words to the other person of a consultation. */
interface WordsRequest {
  kind: 'message';
  /** Uuid of the consultation. */
  consultation: string;
  text: string;
}

/** Photo or document for the other person of a consultation. */
export interface FileRequest {
  kind: 'file';
  /** Uuid of the consultation. */
  consultation: string;
  name: string;
  sizeBytes: number;
  /** The file itself, or the uuid of a document of the patient's record. */
  content: Blob | string;
}

/** Message to the other person of a consultation. */
export type MessageRequest = WordsRequest | FileRequest;

/** What passes through the outbox. */
export type UnsentRequest = DiaryRequest | MessageRequest;

/** Timeouts of a request; the item stays in the outbox meanwhile. A file of 20 MB takes long on a slow connection. */
const [timeoutMs, fileTimeoutMs] = [10_000, 180_000];

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
      const headers = { 'Idempotency-Key': key };
      if (request.kind === 'file') {
        const options = optionsOf(current, headers, fileTimeoutMs);
        return outcomeIn(await requestAs(current, sendFile(server, request, options)));
      }
      const options = optionsOf(current, headers);
      if (request.kind === 'message')
        return outcomeIn(await requestAs(current, sendMessage(server, request, options)));
      const answer = await requestAs(current, sendReading(server, request, options));
      if (answer?.data) onStored(request.kind, answer.data);
      return request.changes !== undefined && answer?.response.status === 404 ? gone : outcomeIn(answer);
    };
  };
}

const optionsOf = ({ token }: Token, headers?: Record<string, string>, timeout = timeoutMs) => ({
  headers: { authorization: `Bearer ${token}`, ...headers },
  signal: AbortSignal.timeout(timeout),
});

type Options = ReturnType<typeof optionsOf>;

function sendMessage(server: ApiClient, { consultation: id, text }: WordsRequest, options: Options) {
  const params = { path: { id } };
  return server.POST('/consultations/{id}/messages', { ...options, params, body: { text } });
}

function sendFile(
  server: ApiClient,
  { consultation: id, name, content }: FileRequest,
  options: Options,
): Promise<Answer<unknown>> {
  const params = { path: { id } };
  if (typeof content === 'string')
    return server.POST('/consultations/{id}/documents', { ...options, params, body: { document: content } });
  const form = new FormData();
  form.append('document_file', content, name);
  return server.POST('/consultations/{id}/files', {
    ...options,
    params,
    // The serializer below sends the form above.
    body: { document_file: '' },
    bodySerializer: () => form,
  });
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
