import type { Caller } from '../../authorisation/caller.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import {
  changeAccount,
  findAccountByEmail,
  getAccount,
  normaliseEmail,
} from '../../identity/account.queries.ts';
import { type CodePurpose, findPendingEmail, issueCode, redeemCode } from '../../identity/codes.ts';
import { changeEmailCodeMail } from '../../mail/copy.ts';
import type { Services } from '../../services/services.ts';
import { openSession } from './sessionGrants.ts';
import { isRepeat, openAccount, sendSignUpCode } from './signUp.open.ts';

type SignUpCalls = 'signUp' | 'checkEmail' | 'checkSignUpCode' | 'resendSignCode';

/** Creates the handlers that create an account and confirm its address. */
export function signUpHandlers(services: Services): Pick<Handlers, SignUpCalls> {
  const { nric } = services;
  return {
    signUp: async (call) => ({ status: 201, body: await signUp(call, services) }),

    async checkEmail({ query, db }) {
      const existing = await findAccountByEmail(db, normaliseEmail(query.email));
      return { status: 200, body: { available: !existing?.isEmailVerified } };
    },

    async checkSignUpCode({ body, caller, db, now, audit }) {
      const key = { ownerId: caller.accountId, purpose: 'sign_up' } as const;
      await redeemCode(db, { ...nric, ...key, code: body.code, now });
      await changeAccount(db, caller.accountId, { isEmailVerified: true, signUpKey: null });
      await audit('email.confirm', 'done');
      return { status: 200, body: { message: 'Your Mail Verified Successfully' } };
    },

    resendSignCode: async (call) => ({ status: 200, body: await resendCode(call, services) }),
  };
}

async function signUp(call: Call<'signUp'>, services: Services) {
  const { body, db, now, headers } = call;
  const existing = await findAccountByEmail(db, normaliseEmail(body.email));
  if (existing && !existing.isEmailVerified && (await isRepeat(existing, call, services))) {
    return await openSession({ db, now, headers }, services.tokens, existing);
  }
  return await openAccount(call, existing, services);
}

async function resendCode({ body, caller, db, now }: Call<'resendSignCode'>, services: Services) {
  const { nric, mailer } = services;
  const ownerId = caller.accountId;
  const purpose = body?.purpose ?? 'sign_up';
  const email = await emailToConfirm(db, caller, purpose);
  if (email === undefined) throw new ApiError('nothing_to_confirm');
  return await db.transaction(async (tx) => {
    if (purpose === 'sign_up') return await sendSignUpCode(tx, { ownerId, email, now }, services);
    const issued = await issueCode(tx, { ...nric, ownerId, purpose, email, now });
    await mailer.send(tx, changeEmailCodeMail(email, issued.code));
    return issued.sent;
  });
}

async function emailToConfirm(
  db: Database,
  caller: Caller,
  purpose: CodePurpose,
): Promise<string | undefined> {
  const { accountId: ownerId, isEmailVerified } = caller;
  if (purpose === 'change_email') return await findPendingEmail(db, { ownerId, purpose });
  return isEmailVerified ? undefined : (await getAccount(db, ownerId)).email;
}
