import type { Caller } from '../../authorisation/caller.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors/apiError.ts';
import { getAccount } from '../../identity/account.queries.ts';
import { newSecret, setUpAddress } from '../../identity/secondFactorCodes.ts';
import { endSessionsOf, recordSecondFactor } from '../../identity/sessions.ts';
import { secondFactorOffMail, secondFactorOnMail } from '../../mail/copy.ts';
import type { Services } from '../../services/services.ts';
import {
  consumeCode,
  countCodeTry,
  issueRecoveryCodes,
  requireOwner,
  stepOfSecret,
} from './secondFactor.checks.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  removeSecondFactor,
} from './secondFactor.queries.ts';

type SecondFactorCalls =
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'checkSecondFactor'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor';

/** Creates the handlers of the second factor: codes of an authenticator app, and recovery codes. */
export function secondFactorHandlers(services: Services): Pick<Handlers, SecondFactorCalls> {
  return {
    getSecondFactor: async (call) => ({ status: 200, body: await describe(call, services) }),
    beginSecondFactor: async (call) => ({ status: 201, body: await begin(call, services) }),
    confirmSecondFactor: async (call) => {
      return { status: 200, body: { recoveryCodes: await confirm(call, services) } };
    },
    async checkSecondFactor(call) {
      await check(call, services);
      return { status: 204 };
    },
    renewRecoveryCodes: async (call) => {
      return { status: 200, body: { recoveryCodes: await renew(call, services) } };
    },
    async removeSecondFactor(call) {
      await remove(call, services);
      return { status: 204 };
    },
  };
}

function isRequiredOf({ role }: Caller, { config }: Services): boolean {
  return config.requiresStaffSecondFactor && role !== 'ROLE_USER';
}

async function describe({ caller, db }: Call<'getSecondFactor'>, services: Services) {
  const recoveryCodesLeft = await countRecoveryCodes(db, caller);
  const hasPassword = (await getAccount(db, caller.accountId)).passwordHash !== null;
  const isRequired = isRequiredOf(caller, services);
  return { isOn: caller.hasSecondFactor, isRequired, hasPassword, recoveryCodesLeft };
}

async function begin(call: Call<'beginSecondFactor'>, { nric }: Services) {
  const { caller, db, now, body, audit } = call;
  await requireOwner(call, body.password, nric);
  const { email } = await getAccount(db, caller.accountId);
  const secret = newSecret();
  const secretEncrypted = nric.encrypt(secret, caller.accountId);
  if (!(await beginSecondFactor(db, caller, { secretEncrypted, now }))) throw new ApiError('conflict');
  await audit('second_factor.start', 'done');
  return { secret, address: setUpAddress(secret, email) };
}

async function confirm(
  call: Call<'confirmSecondFactor'>,
  { nric, mailer, live }: Services,
): Promise<string[]> {
  const { caller, db, now, body, audit, afterCommit } = call;
  const factor = await findSecondFactor(db, caller);
  if (!factor || factor.confirmedAt) throw new ApiError('nothing_to_confirm');
  const step = await countCodeTry(call, nric, async () =>
    stepOfSecret(factor.secretEncrypted, caller, { code: body.code, now, nric }),
  );
  const { email } = await getAccount(db, caller.accountId);
  const recoveryCodes = await db.transaction(async (tx) => {
    if (!(await confirmSecondFactor(tx, caller, { step, now }))) throw new ApiError('nothing_to_confirm');
    await recordSecondFactor(tx, caller.sessionId, now);
    // The other sessions started without a second factor.
    await endSessionsOf(tx, caller.accountId, { now, except: caller.sessionId });
    await mailer.send(tx, secondFactorOnMail(email));
    await audit('second_factor.on', 'done', { db: tx });
    return await issueRecoveryCodes(tx, caller, nric);
  });
  afterCommit(() => live.recheckSessions());
  return recoveryCodes;
}

async function check(call: Call<'checkSecondFactor'>, { nric }: Services): Promise<void> {
  const { caller, db, now, body, audit } = call;
  try {
    await countCodeTry(call, nric, () => consumeCode(call, body.code, nric));
  } catch (error) {
    await audit('second_factor.check', 'refused');
    throw error;
  }
  await recordSecondFactor(db, caller.sessionId, now);
  await audit('second_factor.check', 'done');
}

async function renew(call: Call<'renewRecoveryCodes'>, { nric }: Services): Promise<string[]> {
  const { caller, db, body, audit } = call;
  if (!caller.hasSecondFactor) throw new ApiError('nothing_to_confirm');
  await requireOwner(call, body.password, nric);
  const recoveryCodes = await db.transaction((tx) => issueRecoveryCodes(tx, caller, nric));
  await audit('second_factor.recovery_codes', 'done');
  return recoveryCodes;
}

async function remove(call: Call<'removeSecondFactor'>, services: Services): Promise<void> {
  const { caller, db, body, audit } = call;
  const { nric, mailer } = services;
  if (isRequiredOf(caller, services)) throw new ApiError('not_allowed');
  await requireOwner(call, body.password, nric);
  const { email } = await getAccount(db, caller.accountId);
  await db.transaction(async (tx) => {
    await removeSecondFactor(tx, caller);
    await mailer.send(tx, secondFactorOffMail(email));
    await audit('second_factor.off', 'done', { db: tx });
  });
}
