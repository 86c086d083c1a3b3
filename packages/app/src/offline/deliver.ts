import { type ApiClient, createApiClient } from '@vitalane/contract';
import { type Deliver, type Outcome, outcomeOf } from '@vitalane/flows/outbox';
import type { DiaryKind } from '@vitalane/ui/screens/Diary';
import { codeOf, fieldsOf, messageOf } from '../api/errors.ts';
import type { SessionPort } from '../api/sessionMiddleware.ts';
import type { DiaryRequest, Stored } from '../features/diary/measures/measure.ts';
import { diaryPaths } from '../features/diary/paths.ts';

/** No answer in this time is mistaken for none: the entry waits on this device meanwhile. */
const patienceMs = 10_000;

interface ConnectDeps {
  session: SessionPort;
  /** Called with what the server answered to an entry. */
  onStored: (kind: DiaryKind, stored: Stored) => void;
  /** A client that carries no token of its own. */
  server?: ApiClient;
}

interface Token {
  token: string;
  epoch: number;
}

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * Sends in a person's name. It asks the server whose session this is, and then uses that token for every
 * entry. So no entry is sent in the name of somebody who signs in meanwhile.
 */
export function createConnect({ session, onStored, server = createApiClient() }: ConnectDeps) {
  /** Returns null when no answer came; tells the session when the token was not accepted. */
  async function answered<Data>({ epoch }: Token, call: Promise<Answer<Data>>): Promise<Answer<Data> | null> {
    const answer = await call.catch(() => null);
    const status = answer?.response.status;
    if (answer && (status === 401 || status === 503))
      session.rejected({ status, epoch, code: codeOf(answer.error) ?? undefined, isRetry: false });
    return answer;
  }

  const optionsOf = ({ token }: Token) => ({
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(patienceMs),
  });

  // A token belongs to one person for as long as it lives, so each is asked about once.
  let asked = { token: '', owner: '' };

  async function ownerOf(current: Token): Promise<string> {
    if (asked.token === current.token) return asked.owner;
    const me = await answered(current, server.GET('/me', optionsOf(current)));
    if (!me?.data) return '';
    asked = { token: current.token, owner: me.data.uuid };
    return asked.owner;
  }

  return async function connect(owner: string): Promise<Deliver<DiaryRequest> | null> {
    const current = await session.current();
    if (!current || (await ownerOf(current)) !== owner) return null;
    return async ({ key, request: { kind, body } }): Promise<Outcome> => {
      const params = { header: { 'Idempotency-Key': key } };
      const call = server.POST(diaryPaths[kind], { ...optionsOf(current), params, body });
      const answer = await answered(current, call);
      if (!answer) return { kind: 'unreached' };
      if (answer.data) onStored(kind, answer.data);
      return outcomeOf(answer.response.status, refusalIn(answer.error));
    };
  };
}

function refusalIn(error: unknown) {
  const code = codeOf(error);
  return code === null ? undefined : { code, message: messageOf(error), fields: fieldsOf(error) };
}
