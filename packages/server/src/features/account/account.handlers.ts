import type { Session } from '@vitalane/contract';
import { record } from '../../audit/audit.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors.ts';
import { passwordMatches } from '../../identity/passwords.ts';
import { endSession, rotate, type SessionGrant, startSession } from '../../identity/sessions.ts';
import { countTry, forgive, type ThrottleSubject } from '../../identity/throttle.ts';
import type { Services } from '../../services.ts';
import { findAccountByEmail, getAccount, normaliseEmail } from './account.queries.ts';

type AccountCalls = 'login' | 'refreshToken' | 'logout' | 'getUserStatus' | 'getProfile';

/** Sign-in, session and profile. */
export function accountHandlers({ tokens, nric, live }: Services): Pick<Handlers, AccountCalls> {
  async function toSession({ sessionId, refreshToken }: SessionGrant, now: Date): Promise<Session> {
    const { token, expiresAt } = await tokens.sign(sessionId, now);
    return { token, refreshToken, expiresAt: expiresAt.toISOString() };
  }

  function throttleSubjects(email: string, source: string): ThrottleSubject[] {
    return [
      { kind: 'account', key: nric.pseudonym(`account:${email}`) },
      { kind: 'source', key: nric.pseudonym(`source:${source}`) },
    ];
  }

  async function signIn({ body, db, now, source, requestId }: Call<'login'>): Promise<SessionGrant> {
    const email = normaliseEmail(body.email);
    const subjects = throttleSubjects(email, source);
    for (const subject of subjects) await countTry(db, subject, now);
    const account = await findAccountByEmail(db, email);
    const event = { at: now, actorId: account?.id ?? null, action: 'session.start', requestId } as const;
    if (!(await passwordMatches(account?.passwordHash, body.password)) || !account) {
      await record(db, { ...event, outcome: 'refused' });
      throw new ApiError('wrong_credentials');
    }
    await forgive(db, subjects);
    await record(db, { ...event, outcome: 'done' });
    return await startSession(db, { accountId: account.id, role: account.role, now });
  }

  return {
    async login(call) {
      return { status: 200, body: await toSession(await signIn(call), call.now) };
    },

    async refreshToken({ body, db, now, requestId }) {
      const rotation = await rotate(db, body.refreshToken, now);
      if (rotation.outcome === 'rotated') return { status: 200, body: await toSession(rotation, now) };
      if (rotation.outcome === 'superseded') throw new ApiError('refresh_superseded');
      if (rotation.outcome === 'reused') {
        await record(db, { at: now, actorId: null, action: 'session.reuse', outcome: 'refused', requestId });
        await live.recheckSessions();
      }
      throw new ApiError('session_ended');
    },

    async logout({ caller, db, now, requestId, afterCommit }) {
      await endSession(db, caller.sessionId, now);
      await record(db, {
        at: now,
        actorId: caller.accountId,
        action: 'session.end',
        outcome: 'done',
        requestId,
      });
      afterCommit(() => live.recheckSessions());
      return { status: 204 };
    },

    async getUserStatus({ caller }) {
      return { status: 200, body: { user_role: caller.role } };
    },

    async getProfile({ caller, db }) {
      const row = await getAccount(db, caller.accountId);
      const document =
        row.documentType && row.documentEncrypted
          ? { type: row.documentType, code: nric.decrypt(row.documentEncrypted, row.id) }
          : null;
      const { id: uuid, fullName, email, avatar, timeZone } = row;
      return { status: 200, body: { uuid, fullName, email, avatar, timeZone, document } };
    },
  };
}
