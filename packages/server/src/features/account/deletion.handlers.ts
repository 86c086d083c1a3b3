import { minuteMs, msBetween } from '@vitalane/time';
import type { Call, Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors/apiError.ts';
import {
  type AccountRow,
  deleteAccount,
  findAccountByIdentity,
  getAccount,
  listOpenRooms,
} from '../../identity/account.queries.ts';
import { accountDeletedMail } from '../../mail/copy.ts';
import type { Services } from '../../services/services.ts';
import { keepClinicalRecord } from '../telehealth/clinicalRecord.queries.ts';
import { requirePassword } from './reauthentication.ts';

/** Maximum age of a reauthentication with the provider. */
const freshMs = 5 * minuteMs;

/** Creates the handler that deletes an account. */
export function deletionHandlers(services: Services): Pick<Handlers, 'deleteAccount'> {
  const { nric, mailer, files, live, identityProvider, config, metrics } = services;
  const { clinicalRecordYears } = config;

  async function reauthenticate(account: AccountRow, call: Call<'deleteAccount'>): Promise<void> {
    const { body, query, db, now } = call;
    if (account.passwordHash === null) {
      if (!(await hasFreshProof(account, call))) throw new ApiError('reauthentication_required');
      return;
    }
    const password = body?.password ?? query.password;
    if (password === undefined) throw new ApiError('wrong_password');
    await requirePassword(db, account, { password, nric, now });
  }

  async function hasFreshProof(
    account: AccountRow,
    { body, db, now }: Call<'deleteAccount'>,
  ): Promise<boolean> {
    if (!identityProvider || !body?.idToken) return false;
    const identity = await identityProvider.verify(body.idToken, { nonce: null, now });
    if (!identity || msBetween(identity.authenticatedAt, now) > freshMs) return false;
    return (await findAccountByIdentity(db, identity))?.id === account.id;
  }

  return {
    async deleteAccount(call) {
      const { caller, db, now, audit, afterCommit } = call;
      const account = await getAccount(db, caller.accountId);
      await reauthenticate(account, call);
      const fileIds = await files.idsOf(db, account.id);
      const rooms = await listOpenRooms(db, account.id);
      const endedCalls = await db.transaction(async (tx) => {
        const ended = await keepClinicalRecord(tx, account, { years: clinicalRecordYears, now });
        await deleteAccount(tx, account);
        await mailer.send(tx, accountDeletedMail(account.email, clinicalRecordYears));
        await audit('account.delete', 'done', { db: tx });
        return ended;
      });
      afterCommit(() => files.discard(fileIds));
      afterCommit(async () => {
        metrics.calls.ended.inc({ by: 'patient' }, endedCalls);
        for (const room of rooms) await live.endRoom(room);
        await live.recheckSessions();
        if (rooms.length > 0) await live.queueChanged();
      });
      return { status: 204 };
    },
  };
}
