import { minuteMs, msBetween } from '@vitalane/time';
import { type AuditAction, record } from '../../audit/audit.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../identity/caller.ts';
import {
  newRecoveryCodes,
  newSecret,
  normaliseRecoveryCode,
  setUpAddress,
  stepOf,
} from '../../identity/secondFactor/codes.ts';
import { endSessionsOf, noteSecondFactor, signedInAt } from '../../identity/sessions.ts';
import { countTry, forgive } from '../../identity/throttle.ts';
import { secondFactorOffMail, secondFactorOnMail } from '../../mail/copy.ts';
import type { Services } from '../../services.ts';
import { getAccount } from './account.queries.ts';
import { requirePassword } from './reauthentication.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  consumeRecoveryCode,
  consumeStep,
  countRecoveryCodes,
  findSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
} from './secondFactor.queries.ts';

type SecondFactorCalls =
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'checkSecondFactor'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor';

type Context = Pick<Call<'getSecondFactor'>, 'caller' | 'db' | 'now' | 'requestId'>;

/** How long ago somebody without a password may have signed in. */
const freshMs = 5 * minuteMs;

/** The second step of sign-in: codes of an authenticator app, and recovery codes for the day it is lost. */
export function secondFactorHandlers(services: Services): Pick<Handlers, SecondFactorCalls> {
  const { nric, mailer, live, requiresStaffSecondFactor } = services;
  const hashOf = ({ accountId }: Caller, code: string) =>
    nric.pseudonym(`recovery:${accountId}:${normaliseRecoveryCode(code)}`);
  const isRequiredOf = ({ role }: Caller) => requiresStaffSecondFactor && role !== 'ROLE_USER';

  function note(db: Database, { caller, now, requestId }: Context, action: AuditAction, isDone = true) {
    const outcome = isDone ? 'done' : 'refused';
    return record(db, { at: now, actorId: caller.accountId, action, outcome, requestId });
  }

  /** Whoever has no password shows who they are by having signed in just now. */
  async function requireOwner({ caller, db, now }: Context, password: string): Promise<void> {
    const account = await getAccount(db, caller.accountId);
    if (account.passwordHash !== null) return await requirePassword(db, account, { password, nric, now });
    const since = await signedInAt(db, caller);
    if (!since || msBetween(since, now) > freshMs) throw new ApiError('reauthentication_required');
  }

  async function issueRecoveryCodes(db: Database, caller: Caller): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashOf(caller, code));
    await replaceRecoveryCodes(db, caller, hashes);
    return codes;
  }

  /** Not for use in a transaction: a refused try must stay counted. */
  async function countCodeTry<T>(
    { caller, db, now }: Context,
    check: () => Promise<T | undefined>,
  ): Promise<T> {
    const subject = { kind: 'account', key: nric.pseudonym(`second-factor:${caller.accountId}`) } as const;
    await countTry(db, subject, now);
    const result = await check();
    if (result === undefined) throw new ApiError('wrong_second_factor');
    await forgive(db, [subject]);
    return result;
  }

  /** The step of a code; none when it is wrong, or the secret cannot be read. */
  function stepOfSecret(
    encrypted: string,
    { accountId }: Pick<Caller, 'accountId'>,
    { code, now }: { code: string; now: Date },
  ): number | undefined {
    const secret = nric.decrypt(encrypted, accountId);
    return secret === null ? undefined : stepOf(secret, code, now);
  }

  async function takesCode({ caller, db, now }: Context, code: string): Promise<true | undefined> {
    const factor = await findSecondFactor(db, caller);
    if (!factor?.confirmedAt) throw new ApiError('nothing_to_confirm');
    const step = stepOfSecret(factor.secretEncrypted, caller, { code, now });
    const isTaken =
      step === undefined
        ? await consumeRecoveryCode(db, caller, hashOf(caller, code))
        : await consumeStep(db, caller, step);
    return isTaken || undefined;
  }

  return {
    async getSecondFactor({ caller, db }) {
      const recoveryCodesLeft = await countRecoveryCodes(db, caller);
      const hasPassword = (await getAccount(db, caller.accountId)).passwordHash !== null;
      const { hasSecondFactor: isOn } = caller;
      const isRequired = isRequiredOf(caller);
      return { status: 200, body: { isOn, isRequired, hasPassword, recoveryCodesLeft } };
    },

    async beginSecondFactor(call) {
      const { caller, db, now, body } = call;
      await requireOwner(call, body.password);
      const { email } = await getAccount(db, caller.accountId);
      const secret = newSecret();
      const secretEncrypted = nric.encrypt(secret, caller.accountId);
      if (!(await beginSecondFactor(db, caller, { secretEncrypted, now }))) throw new ApiError('conflict');
      await note(db, call, 'second_factor.start');
      return { status: 201, body: { secret, address: setUpAddress(secret, email) } };
    },

    async confirmSecondFactor(call) {
      const { caller, db, now, body, afterCommit } = call;
      const factor = await findSecondFactor(db, caller);
      if (!factor || factor.confirmedAt) throw new ApiError('nothing_to_confirm');
      const step = await countCodeTry(call, async () =>
        stepOfSecret(factor.secretEncrypted, caller, { code: body.code, now }),
      );
      const { email } = await getAccount(db, caller.accountId);
      const recoveryCodes = await db.transaction(async (tx) => {
        if (!(await confirmSecondFactor(tx, caller, { step, now }))) throw new ApiError('nothing_to_confirm');
        await noteSecondFactor(tx, caller.sessionId, now);
        // The others began without it.
        await endSessionsOf(tx, caller.accountId, { now, except: caller.sessionId });
        await mailer.send(tx, secondFactorOnMail(email));
        await note(tx, call, 'second_factor.on');
        return await issueRecoveryCodes(tx, caller);
      });
      afterCommit(() => live.recheckSessions());
      return { status: 200, body: { recoveryCodes } };
    },

    async checkSecondFactor(call) {
      const { caller, db, now, body } = call;
      try {
        await countCodeTry(call, () => takesCode(call, body.code));
      } catch (error) {
        await note(db, call, 'second_factor.check', false);
        throw error;
      }
      await noteSecondFactor(db, caller.sessionId, now);
      await note(db, call, 'second_factor.check');
      return { status: 204 };
    },

    async renewRecoveryCodes(call) {
      const { caller, db, body } = call;
      if (!caller.hasSecondFactor) throw new ApiError('nothing_to_confirm');
      await requireOwner(call, body.password);
      const recoveryCodes = await db.transaction((tx) => issueRecoveryCodes(tx, caller));
      await note(db, call, 'second_factor.recovery_codes');
      return { status: 200, body: { recoveryCodes } };
    },

    async removeSecondFactor(call) {
      const { caller, db, body } = call;
      if (isRequiredOf(caller)) throw new ApiError('not_allowed');
      await requireOwner(call, body.password);
      const { email } = await getAccount(db, caller.accountId);
      await db.transaction(async (tx) => {
        await removeSecondFactor(tx, caller);
        await mailer.send(tx, secondFactorOffMail(email));
        await note(tx, call, 'second_factor.off');
      });
      return { status: 204 };
    },
  };
}
