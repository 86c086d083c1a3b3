import { minuteMs, msBetween } from '@vitalane/time';
import type { Call, Handlers } from '../../contract/handlers.ts';
import { ApiError, invalidField } from '../../errors/apiError.ts';
import {
  type AccountRow,
  changeAccount,
  deleteAccount,
  findAccountByEmail,
  getAccount,
  normaliseEmail,
} from '../../identity/account.queries.ts';
import { findPendingEmail, issueCode, redeemCode } from '../../identity/codes.ts';
import { endSessionsOf, signedInAt } from '../../identity/sessions.ts';
import { changeEmailCodeMail, emailChangedMail, emailChangeNoticeMail } from '../../mail/copy.ts';
import type { Services } from '../../services/services.ts';
import { requirePassword } from './reauthentication.ts';

type EmailCalls = 'changeEmail' | 'confirmEmail';

/** Maximum age of a sign-in that replaces a password. */
const freshMs = 10 * minuteMs;

/** Creates the handlers that change the e-mail address. */
export function emailHandlers({ nric, mailer, files, live }: Services): Pick<Handlers, EmailCalls> {
  async function reauthenticate(
    account: AccountRow,
    { body, caller, db, now }: Call<'changeEmail'>,
  ): Promise<void> {
    if (account.passwordHash !== null) {
      await requirePassword(db, account, { password: body.password, nric, now });
      return;
    }
    const since = await signedInAt(db, caller);
    if (!since || msBetween(since, now) > freshMs) throw new ApiError('reauthentication_required');
  }

  return {
    async changeEmail(call) {
      const { body, caller, db, now } = call;
      const account = await getAccount(db, caller.accountId);
      await reauthenticate(account, call);
      const email = normaliseEmail(body.email);
      if (email === account.email) throw invalidField('email', 'This is your address already.');
      if ((await findAccountByEmail(db, email))?.isEmailVerified) throw new ApiError('email_taken');
      const sent = await db.transaction(async (tx) => {
        const key = { ownerId: account.id, purpose: 'change_email' } as const;
        const issued = await issueCode(tx, { ...nric, ...key, email, now });
        await mailer.send(tx, changeEmailCodeMail(email, issued.code));
        if (account.isEmailVerified) await mailer.send(tx, emailChangeNoticeMail(account.email));
        return issued.sent;
      });
      return { status: 200, body: sent };
    },

    async confirmEmail({ body, caller, db, now, audit, afterCommit }) {
      const { accountId, sessionId } = caller;
      const key = { ownerId: accountId, purpose: 'change_email' } as const;
      if ((await findPendingEmail(db, key)) === undefined) throw new ApiError('nothing_to_confirm');
      const email = await redeemCode(db, { ...nric, ...key, code: body.code, now });
      const holder = await findAccountByEmail(db, email);
      if (holder?.isEmailVerified) throw new ApiError('email_taken');
      const outdatedFiles = holder ? await files.idsOf(db, holder.id) : [];
      const { email: oldEmail, isEmailVerified: wasEmailVerified } = await getAccount(db, accountId);
      await db.transaction(async (tx) => {
        // The address of the other account is unconfirmed, so it must give way to its proven owner.
        if (holder) await deleteAccount(tx, holder);
        await changeAccount(tx, accountId, { email, isEmailVerified: true, signUpKey: null });
        await endSessionsOf(tx, accountId, { now, except: sessionId });
        if (wasEmailVerified) await mailer.send(tx, emailChangedMail(oldEmail));
        await audit('email.change', 'done', { db: tx });
      });
      afterCommit(() => files.discard(outdatedFiles));
      afterCommit(() => live.recheckSessions());
      return { status: 200, body: { message: 'Your Mail Verified Successfully' } };
    },
  };
}
