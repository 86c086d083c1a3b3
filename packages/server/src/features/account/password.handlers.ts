import { createHash, randomBytes } from 'node:crypto';
import { addMs, minuteMs } from '@vitalane/time';
import type { Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import { networkOf } from '../../http/networks.ts';
import {
  type AccountRow,
  addPasswordReset,
  changeAccount,
  consumePasswordReset,
  findAccountByEmail,
  findPasswordReset,
  getAccount,
  normaliseEmail,
  revokePasswordResets,
  unlinkIdentities,
} from '../../identity/account.queries.ts';
import { checkNewPassword, linkOrigin, refuseSamePassword } from '../../identity/account.rules.ts';
import { mailboxKey, revokeCodes } from '../../identity/codes.ts';
import { hashPassword, passwordMatches } from '../../identity/passwords.ts';
import { endSessionsOf } from '../../identity/sessions.ts';
import { accountSubjects, resetFailures } from '../../identity/throttle.ts';
import { passwordChangedMail, resetLinkMail } from '../../mail/copy.ts';
import { countMail } from '../../mail/quota.ts';
import { appPages } from '../../notifications/appPages.ts';
import type { Services } from '../../services/services.ts';
import { deleteStatements } from '../record/statement.queries.ts';
import { requirePassword } from './reauthentication.ts';
import { openSession } from './sessionGrants.ts';

type PasswordCalls = 'forgotPassword' | 'resetPassword' | 'changePassword';

/** Profile of an account of which only the address is known. */
const emptyProfile = {
  fullName: '',
  avatar: null,
  phone: null,
  dateOfBirth: null,
  genderUuid: null,
  ethnicityUuid: null,
  documentType: null,
  documentEncrypted: null,
  documentLookup: null,
  documentFileId: null,
  showNotifications: true,
} satisfies Partial<AccountRow>;

const resetLifetimeMs = 30 * minuteMs;

/** Creates the handlers that change a password and reset a forgotten one. */
export function passwordHandlers(services: Services): Pick<Handlers, PasswordCalls> {
  const { tokens, nric, mailer, live, files, config } = services;
  const { clinicTimeZone: timeZone } = config;

  async function sendResetLink(
    db: Database,
    { account, origin, now }: { account: AccountRow; origin: string; now: Date },
  ): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = addMs(now, resetLifetimeMs);
    await addPasswordReset(db, { hash: sha256(token), ownerId: account.id, expiresAt });
    await mailer.send(db, resetLinkMail(account.email, `${origin}${appPages.resetPassword}/${token}`));
  }

  /** Sets the password and cancels sessions, links and codes of the old password. */
  async function setPassword(
    db: Database,
    account: AccountRow,
    { passwordHash, now }: { passwordHash: string; now: Date },
  ): Promise<void> {
    await changeAccount(db, account.id, { passwordHash });
    await endSessionsOf(db, account.id, { now });
    await revokePasswordResets(db, account.id);
    await revokeCodes(db, account.id);
    await mailer.send(db, passwordChangedMail(account.email));
  }

  /**
   * Gives an unconfirmed account to the owner of its mailbox and removes data entered before. Returns the files
   * to delete.
   */
  async function transferAccount(db: Database, accountId: string): Promise<string[]> {
    await unlinkIdentities(db, accountId);
    const fileIds = await files.idsOf(db, accountId);
    await files.deleteRows(db, fileIds);
    await deleteStatements(db, { accountId });
    await changeAccount(db, accountId, { ...emptyProfile, timeZone, isEmailVerified: true, signUpKey: null });
    return fileIds;
  }

  return {
    async forgotPassword({ body, db, now }) {
      const email = normaliseEmail(body.email);
      const origin = linkOrigin(body.link, config);
      // Performs the same steps for any address, in one transaction, so that neither response nor duration
      // reveals an account.
      await db.transaction(async (tx) => {
        const waitSeconds = await countMail(tx, mailboxKey(nric.pseudonym, email, 'reset_link'), now);
        const account = await findAccountByEmail(tx, email);
        if (account && waitSeconds === null) await sendResetLink(tx, { account, origin, now });
      });
      return { status: 200, body: { message: 'Reset Link Successfully Sent on Your Email' } };
    },

    async resetPassword({ body, db, now, source, audit, afterCommit }) {
      const hash = sha256(body.resetToken);
      const reset = await findPasswordReset(db, hash);
      if (!reset || reset.expiresAt <= now) throw new ApiError('link_expired');
      const account = await getAccount(db, reset.ownerId);
      const { password, confirmPassword: repeated } = body;
      checkNewPassword({ field: 'password', password, repeated }, account);
      const client = networkOf(source, 64);
      refuseSamePassword('password', await passwordMatches(account.passwordHash, { password, client }));
      const passwordHash = await hashPassword(password, client);
      const plantedFiles = await db.transaction(async (tx) => {
        if (!(await consumePasswordReset(tx, hash))) throw new ApiError('link_expired');
        await setPassword(tx, account, { passwordHash, now });
        // The owner of the mailbox owns the account, so data that another person entered before is removed.
        const outdatedFileIds = account.isEmailVerified ? [] : await transferAccount(tx, account.id);
        await resetFailures(tx, accountSubjects(account.email, source, nric.pseudonym));
        await audit('password.reset', 'done', { actorId: account.id, db: tx });
        return outdatedFileIds;
      });
      afterCommit(() => files.discard(plantedFiles));
      afterCommit(() => live.recheckSessions());
      return { status: 200, body: { message: 'Password change successfully' } };
    },

    async changePassword({ body, caller, db, now, headers, audit, afterCommit }) {
      const account = await getAccount(db, caller.accountId);
      await requirePassword(db, account, { password: body.oldPassword, nric, now });
      checkNewPassword({ field: 'newPassword', password: body.newPassword }, account);
      refuseSamePassword('newPassword', body.newPassword === body.oldPassword);
      const passwordHash = await hashPassword(body.newPassword, caller.accountId);
      const session = await db.transaction(async (tx) => {
        await setPassword(tx, account, { passwordHash, now });
        await audit('password.change', 'done', { db: tx });
        const secondFactorAt = caller.isSecondFactorGiven ? now : null;
        return await openSession({ db: tx, now, headers }, tokens, account, { secondFactorAt });
      });
      afterCommit(() => live.recheckSessions());
      return { status: 200, body: session };
    },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
