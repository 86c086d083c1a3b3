import type { AccountSummary } from '@vitalane/contract';
import type { Call, Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { toPage } from '../../db/pages.ts';
import { ApiError } from '../../errors/apiError.ts';
import { changeAccount } from '../../identity/account.queries.ts';
import { endSessionsOf } from '../../identity/sessions.ts';
import { secondFactorResetMail } from '../../mail/copy.ts';
import type { Services } from '../../services/services.ts';
import { removeSecondFactor } from '../account/secondFactor.queries.ts';
import { findListedAccount, type ListedAccount, listAccounts, lockActiveAdmins } from './accounts.queries.ts';

type AccountCalls = 'searchAccounts' | 'updateAccount' | 'resetSecondFactor';
type AccountCall = Pick<Call<'updateAccount'>, 'caller' | 'params' | 'now' | 'audit'>;

/** Creates the handlers of accounts, for admins. Every change ends the account's sessions and is recorded. */
export function accountsHandlers({ live, mailer }: Services): Pick<Handlers, AccountCalls> {
  async function getListed(db: Database, id: string): Promise<ListedAccount> {
    const row = await findListedAccount(db, id);
    if (!row) throw new ApiError('not_found');
    return row;
  }

  /** Refuses a change of the caller's own account, so that one active admin always remains. */
  async function refuseSelf(db: Database, { caller, params }: AccountCall): Promise<void> {
    const admins = await lockActiveAdmins(db);
    if (caller.accountId === params.id || !admins.includes(caller.accountId))
      throw new ApiError('not_allowed');
  }

  /** Ends the sessions of a changed account, and records the change. */
  async function finishChange(db: Database, { params, now, audit }: AccountCall): Promise<void> {
    await endSessionsOf(db, params.id, { now });
    await audit('account.change', 'done', { objectId: params.id, db });
  }

  return {
    async searchAccounts({ body, query, db, audit }) {
      const text = body.text?.trim();
      const rows = await listAccounts(db, { ...body, ...(text && { text }) }, query);
      await audit('account.search', 'done');
      const key = ({ createdAt: at, id }: ListedAccount) => ({ at, id });
      return { status: 200, body: toPage(rows, query.limit, { key, item: toSummary }) };
    },

    async updateAccount(call) {
      const { body, params, db, afterCommit } = call;
      const changed = await db.transaction(async (tx) => {
        await refuseSelf(tx, call);
        await getListed(tx, params.id);
        await changeAccount(tx, params.id, body);
        await finishChange(tx, call);
        return await getListed(tx, params.id);
      });
      afterCommit(() => live.recheckSessions());
      return { status: 200, body: toSummary(changed) };
    },

    async resetSecondFactor(call) {
      const { params, db, afterCommit } = call;
      await db.transaction(async (tx) => {
        await refuseSelf(tx, call);
        const { email, id: accountId } = await getListed(tx, params.id);
        await removeSecondFactor(tx, { accountId });
        await mailer.send(tx, secondFactorResetMail(email));
        await finishChange(tx, call);
      });
      afterCommit(() => live.recheckSessions());
      return { status: 204 };
    },
  };
}

function toSummary({ id, createdAt, lastSeenAt, ...rest }: ListedAccount): AccountSummary {
  return {
    uuid: id,
    ...rest,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}
