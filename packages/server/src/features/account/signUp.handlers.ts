import { randomUUID } from 'node:crypto';
import type { CodeSent, Session } from '@vitalane/contract';
import { record } from '../../audit/audit.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError, invalidField } from '../../errors.ts';
import { networkOf } from '../../http/networks.ts';
import type { Caller } from '../../identity/caller.ts';
import { type CodePurpose, findPendingEmail, issueCode, redeemCode } from '../../identity/codes.ts';
import { hashPassword, passwordMatches } from '../../identity/passwords.ts';
import { changeEmailCodeMail, signUpCodeMail } from '../../mail/copy.ts';
import type { Services } from '../../services.ts';
import {
  type AccountRow,
  addAccount,
  changeAccount,
  consumeNonce,
  deleteAccount,
  findAccountByEmail,
  findAccountByIdentity,
  getAccount,
  linkIdentity,
  normaliseEmail,
} from './account.queries.ts';
import { nonceHash, provenIdentity } from './provider.handlers.ts';
import { openSession } from './sessionGrants.ts';
import { toNewAccount } from './signUp.rules.ts';

type SignUpCalls = 'signUp' | 'checkEmail' | 'checkSignUpCode' | 'resendSignCode';

/** Opening an account, and confirming its address. */
export function signUpHandlers(services: Services): Pick<Handlers, SignUpCalls> {
  const { tokens, nric, mailer, files, clinicTimeZone } = services;

  /** A repeat of a sign-up whose answer was lost: the same key and the same password. */
  async function isRepeat(existing: AccountRow, { headers, body, source }: Call<'signUp'>): Promise<boolean> {
    const key = keyOf(headers['idempotency-key']);
    if (key === null || existing.signUpKey !== key || !body.password) return false;
    return await passwordMatches(existing.passwordHash, {
      password: body.password,
      client: networkOf(source, 64),
    });
  }

  function keyOf(header: string | string[] | undefined): string | null {
    return typeof header === 'string' ? nric.pseudonym(`sign-up:${header}`) : null;
  }

  async function sendSignUpCode(
    db: Database,
    { ownerId, email, now }: { ownerId: string; email: string; now: Date },
  ): Promise<CodeSent> {
    const purpose = 'sign_up';
    const { code, sent } = await issueCode(db, { ...nric, ownerId, purpose, email, now });
    await mailer.send(db, signUpCodeMail(email, code));
    return sent;
  }

  /** Opens the account in one transaction. An account of the address that nobody has confirmed makes way for it. */
  async function open(call: Call<'signUp'>, existing: AccountRow | undefined): Promise<Session> {
    const { body, now, headers, source } = call;
    const row = {
      ...toNewAccount(body, { id: randomUUID(), email: normaliseEmail(body.email), clinicTimeZone, now }),
      passwordHash:
        body.password === undefined ? null : await hashPassword(body.password, networkOf(source, 64)),
      signUpKey: keyOf(headers['idempotency-key']),
    };
    const identity = await proof(call);
    const outdatedFiles = existing ? await files.idsOf(call.db, existing.id) : [];
    const opened = await call.db.transaction(async (db) => {
      if (identity && !(await consumeNonce(db, nonceHash(identity.nonce), now))) throw outdatedProof();
      if (existing) await deleteAccount(db, existing);
      await addAccount(db, row);
      if (identity) await linkIdentity(db, { ...identity, ownerId: row.id, now });
      if (body.avatar) {
        const parent = { kind: 'avatar', id: row.id } as const;
        const { id: avatar } = await files.store(db, {
          upload: body.avatar,
          field: 'avatar',
          ownerId: row.id,
          parent,
          now,
        });
        await changeAccount(db, row.id, { avatar });
      }
      await sendSignUpCode(db, { ownerId: row.id, email: row.email, now });
      const event = {
        at: now,
        actorId: row.id,
        action: 'account.create',
        requestId: call.requestId,
      } as const;
      await record(db, { ...event, outcome: 'done' });
      return await openSession({ db, now, headers }, tokens, row);
    });
    await files.discard(outdatedFiles);
    return opened;
  }

  /** The provider's identity where there is no password. Throws when there is neither, or the proof does not hold. */
  async function proof({ body, db, now }: Call<'signUp'>) {
    if (body.idToken === undefined) {
      if (body.password === undefined) throw invalidField('password', 'This is needed.');
      if (body.confirmPassword === undefined) throw invalidField('confirmPassword', 'This is needed.');
      return undefined;
    }
    const identity = await provenIdentity(body, { ...services, now });
    if (!identity || body.nonce === undefined) throw outdatedProof();
    if (await findAccountByIdentity(db, identity)) throw new ApiError('email_taken');
    return { ...identity, nonce: body.nonce };
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

  return {
    async signUp(call) {
      const { body, db, now, headers } = call;
      const existing = await findAccountByEmail(db, normaliseEmail(body.email));
      if (existing && !existing.isEmailVerified && (await isRepeat(existing, call))) {
        return { status: 201, body: await openSession({ db, now, headers }, tokens, existing) };
      }
      if (existing?.isEmailVerified) throw new ApiError('email_taken');
      return { status: 201, body: await open(call, existing) };
    },

    async checkEmail({ query, db }) {
      const existing = await findAccountByEmail(db, normaliseEmail(query.email));
      return { status: 200, body: { available: !existing?.isEmailVerified } };
    },

    async checkSignUpCode({ body, caller, db, now, requestId }) {
      const key = { ownerId: caller.accountId, purpose: 'sign_up' } as const;
      await redeemCode(db, { ...nric, ...key, code: body.code, now });
      await changeAccount(db, caller.accountId, { isEmailVerified: true, signUpKey: null });
      const event = { at: now, actorId: caller.accountId, action: 'email.confirm', requestId } as const;
      await record(db, { ...event, outcome: 'done' });
      return { status: 200, body: { message: 'Your Mail Verified Successfully' } };
    },

    async resendSignCode({ body, caller, db, now }) {
      const ownerId = caller.accountId;
      const purpose = body?.purpose ?? 'sign_up';
      const email = await emailToConfirm(db, caller, purpose);
      if (email === undefined) throw new ApiError('nothing_to_confirm');
      const sent = await db.transaction(async (tx) => {
        if (purpose === 'sign_up') return await sendSignUpCode(tx, { ownerId, email, now });
        const issued = await issueCode(tx, { ...nric, ownerId, purpose, email, now });
        await mailer.send(tx, changeEmailCodeMail(email, issued.code));
        return issued.sent;
      });
      return { status: 200, body: sent };
    },
  };
}

function outdatedProof(): ApiError {
  return invalidField('idToken', 'This sign-in is out of date. Start again with the button.');
}
