import type { Session } from '@vitalane/contract';
import { gapOf } from '../../authorisation/secondFactorGap.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import { networkOf } from '../../http/networks.ts';
import { findAccountByEmail, getAccount, normaliseEmail } from '../../identity/account.queries.ts';
import { passwordMatches } from '../../identity/passwords.ts';
import {
  endOwnSession,
  endSession,
  hasSignedInFrom,
  listOpenSessions,
  rotate,
} from '../../identity/sessions.ts';
import { queueSignIn } from '../../identity/signInQueue.ts';
import {
  accountNetwork,
  accountSubjects,
  countTries,
  resetFailures,
  sourceSubjects,
  type ThrottleSubject,
} from '../../identity/throttle.ts';
import type { Services } from '../../services/services.ts';
import { openSession, toSession } from './sessionGrants.ts';
import { signUpStepOf } from './signUp.rules.ts';

type SessionCalls = 'login' | 'refreshToken' | 'logout' | 'getUserStatus' | 'listSessions' | 'endSession';

/** Creates the handlers of sign-in and sessions. */
export function sessionHandlers({
  tokens,
  nric,
  live,
  config: { requiresStaffSecondFactor },
}: Services): Pick<Handlers, SessionCalls> {
  /**
   * Returns the subjects to throttle. Failures from other networks do not block a network that the owner has
   * signed in from.
   */
  async function throttleSubjects(
    db: Database,
    { email, source, network }: { email: string; source: string; network: string },
  ): Promise<ThrottleSubject[]> {
    const isKnown = await hasSignedInFrom(db, network);
    const ofAccount = accountSubjects(email, source, nric.pseudonym);
    return [
      ...ofAccount.filter(({ kind }) => !(isKnown && kind === 'everywhere')),
      ...sourceSubjects(source, nric.pseudonym),
    ];
  }

  async function signIn(call: Call<'login'>): Promise<Session> {
    const { body, db, now, source, audit } = call;
    const email = normaliseEmail(body.email);
    const network = accountNetwork(email, source, nric.pseudonym);
    const subjects = await throttleSubjects(db, { email, source, network });
    await countTries(db, subjects, now);
    const account = await findAccountByEmail(db, email);
    const { password } = body;
    const isRight = await passwordMatches(account?.passwordHash, { password, client: networkOf(source, 64) });
    if (!(isRight && account)) {
      await audit('session.start', 'refused', { actorId: account?.id ?? null });
      throw new ApiError('wrong_credentials');
    }
    return await db.transaction(async (tx) => {
      await resetFailures(tx, subjects);
      await audit('session.start', 'done', { actorId: account.id, db: tx });
      return await openSession({ ...call, db: tx }, tokens, account, { network });
    });
  }

  return {
    async login(call) {
      return { status: 200, body: await queueSignIn(call.source, () => signIn(call)) };
    },

    async refreshToken({ body, db, now, audit }) {
      const rotation = await rotate(db, body.refreshToken, now);
      if (rotation.outcome === 'rotated')
        return { status: 200, body: await toSession(rotation, { tokens, now }) };
      if (rotation.outcome === 'superseded') throw new ApiError('refresh_superseded');
      if (rotation.outcome === 'reused') {
        await audit('session.reuse', 'refused');
        await live.recheckSessions();
      }
      throw new ApiError('session_ended');
    },

    async logout({ caller, db, now, audit, afterCommit }) {
      await endSession(db, caller.sessionId, now);
      await audit('session.end', 'done');
      afterCommit(() => live.recheckSessions());
      return { status: 204 };
    },

    async getUserStatus({ caller, db }) {
      const signUpStep = signUpStepOf(await getAccount(db, caller.accountId));
      const secondFactor = gapOf(caller, requiresStaffSecondFactor) ?? 'done';
      return { status: 200, body: { user_role: caller.role, signUpStep, secondFactor } };
    },

    async listSessions({ caller, db, now }) {
      const sessions = await listOpenSessions(db, caller, now);
      const items = sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
        uuid: id,
        device,
        isCurrent: id === caller.sessionId,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }));
      return { status: 200, body: { items, nextCursor: null } };
    },

    async endSession({ caller, db, params, now, audit, afterCommit }) {
      const isEnded = await endOwnSession(db, caller, { sessionId: params.id, now });
      await audit('session.end', isEnded ? 'done' : 'refused', { objectId: params.id });
      if (!isEnded) throw new ApiError('not_found');
      afterCommit(() => live.recheckSessions());
      return { status: 204 };
    },
  };
}
