import { randomUUID } from 'node:crypto';
import type { CodeSent, Session } from '@vitalane/contract';
import type { Call } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError, invalidField } from '../../errors/apiError.ts';
import { networkOf } from '../../http/networks.ts';
import {
  type AccountRow,
  addAccount,
  changeAccount,
  consumeNonce,
  deleteAccount,
  findAccountByIdentity,
  linkIdentity,
  normaliseEmail,
} from '../../identity/account.queries.ts';
import { issueCode } from '../../identity/codes.ts';
import { hashPassword, passwordMatches } from '../../identity/passwords.ts';
import { signUpCodeMail } from '../../mail/copy.ts';
import type { Services } from '../../services/services.ts';
import { nonceHash, provenIdentity } from './provider.handlers.ts';
import { openSession } from './sessionGrants.ts';
import { toNewAccount } from './signUp.rules.ts';

type SignUp = Call<'signUp'>;
type Nric = Pick<Services, 'nric'>;

/** Returns whether a sign-up repeats an earlier one whose response was lost: the same key and the same password. */
export async function isRepeat(existing: AccountRow, call: SignUp, services: Nric): Promise<boolean> {
  const { password } = call.body;
  const key = keyOf(call, services);
  if (key === null || existing.signUpKey !== key || !password) return false;
  return await passwordMatches(existing.passwordHash, { password, client: networkOf(call.source, 64) });
}

/** Returns the keyed hash of the idempotency key; `null` without a key. */
function keyOf({ headers }: SignUp, { nric }: Nric): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? nric.pseudonym(`sign-up:${key}`) : null;
}

/** Creates the account in one transaction. It replaces an account of the address that is unconfirmed. */
export async function openAccount(
  call: SignUp,
  existing: AccountRow | undefined,
  services: Services,
): Promise<Session> {
  const { body, now, headers, audit } = call;
  const { files, tokens } = services;
  const row = await toRow(call, existing, services);
  const identity = await proof(call, services);
  const outdatedFiles = existing ? await files.idsOf(call.db, existing.id) : [];
  const opened = await call.db.transaction(async (db) => {
    if (identity && !(await consumeNonce(db, nonceHash(identity.nonce), now))) throw outdatedProof();
    if (existing) await deleteAccount(db, existing);
    await addAccount(db, row);
    if (identity) await linkIdentity(db, { ...identity, ownerId: row.id, now });
    if (body.avatar) await storeAvatar(db, { upload: body.avatar, ownerId: row.id, now }, services);
    await sendSignUpCode(db, { ownerId: row.id, email: row.email, now }, services);
    await audit('account.create', 'done', { actorId: row.id, db });
    return await openSession({ db, now, headers }, tokens, row);
  });
  await files.discard(outdatedFiles);
  return opened;
}

async function toRow(call: SignUp, existing: AccountRow | undefined, { config, nric }: Services) {
  const { body, now, source } = call;
  const { clinicTimeZone } = config;
  const { password } = body;
  return {
    ...toNewAccount(body, {
      id: randomUUID(),
      email: normaliseEmail(body.email),
      isEmailTaken: existing?.isEmailVerified ?? false,
      clinicTimeZone,
      now,
    }),
    passwordHash: password === undefined ? null : await hashPassword(password, networkOf(source, 64)),
    signUpKey: keyOf(call, { nric }),
  };
}

/**
 * Returns the identity of the provider for a sign-up without password. Throws when both are missing, or the
 * proof fails.
 */
async function proof({ body, db, now }: SignUp, { identityProvider }: Services) {
  if (body.idToken === undefined) {
    if (body.password === undefined) throw invalidField('password', 'This is needed.');
    if (body.confirmPassword === undefined) throw invalidField('confirmPassword', 'This is needed.');
    return undefined;
  }
  const identity = await provenIdentity(body, { identityProvider, now });
  if (!identity || body.nonce === undefined) throw outdatedProof();
  if (await findAccountByIdentity(db, identity)) throw new ApiError('email_taken');
  return { ...identity, nonce: body.nonce };
}

function outdatedProof(): ApiError {
  return invalidField('idToken', 'This sign-in is out of date. Start again with the button.');
}

async function storeAvatar(
  db: Database,
  { upload, ownerId, now }: { upload: NonNullable<SignUp['body']['avatar']>; ownerId: string; now: Date },
  { files }: Services,
): Promise<void> {
  const parent = { kind: 'avatar', id: ownerId } as const;
  const { id: avatar } = await files.store(db, { upload, field: 'avatar', ownerId, parent, now });
  await changeAccount(db, ownerId, { avatar });
}

/** Mails a code that confirms the address of a new account. */
export async function sendSignUpCode(
  db: Database,
  { ownerId, email, now }: { ownerId: string; email: string; now: Date },
  { nric, mailer }: Pick<Services, 'nric' | 'mailer'>,
): Promise<CodeSent> {
  const { code, sent } = await issueCode(db, { ...nric, ownerId, purpose: 'sign_up', email, now });
  await mailer.send(db, signUpCodeMail(email, code));
  return sent;
}
