import type { Caller } from '../../authorisation/caller.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../errors/apiError.ts';
import { type AccountRow, changeAccount, getAccount } from '../../identity/account.queries.ts';
import { claimIdentity, countClaim, withdrawClaim } from '../../identity/identityClaims.ts';
import { notifyClinicOfDispute } from '../../notifications/clinicNotices.queries.ts';
import type { Services } from '../../services/services.ts';
import { stateProfile } from '../record/profile.queries.ts';
import { readRecord } from '../record/record.queries.ts';
import { moveReminders } from '../reminders/travel.ts';
import { listAccessLog } from './accessLog.queries.ts';
import { readHealthAnswers, writeHealthAnswers } from './healthAnswers.queries.ts';
import { checkHealthAnswers } from './healthAnswers.rules.ts';
import { toProfile } from './profile.queries.ts';
import { toAccountChange, toIdentityClaim } from './profile.rules.ts';

type ProfileCalls =
  | 'getProfile'
  | 'updateProfile'
  | 'removeIdentityDocument'
  | 'getHealthAnswers'
  | 'updateHealthAnswers'
  | 'listAccessLog';

/** Creates the handlers of the profile, the health answers, and the access log. */
export function profileHandlers({ nric, files }: Services): Pick<Handlers, ProfileCalls> {
  async function readProfile(db: Database, caller: Pick<Caller, 'accountId'>, now: Date) {
    const [row, record] = [await getAccount(db, caller.accountId), await readRecord(db, caller, now)];
    return toProfile(row, { nric, record });
  }

  /** Stores the files of a form and replaces the earlier ones. */
  async function replaceFiles(
    db: Database,
    current: AccountRow,
    { body, now }: Pick<Call<'updateProfile'>, 'body' | 'now'>,
  ) {
    const ownerId = current.id;
    const replaced: string[] = [];
    const members: { avatar?: string; documentFileId?: string } = {};
    const keep = async (field: 'avatar' | 'document_file', kind: 'avatar' | 'identity_document') => {
      const upload = body[field];
      return (
        upload && (await files.store(db, { upload, field, ownerId, parent: { kind, id: ownerId }, now }))
      );
    };
    const avatar = await keep('avatar', 'avatar');
    if (avatar) {
      members.avatar = avatar.id;
      if (current.avatar) replaced.push(current.avatar);
    }
    const scan = await keep('document_file', 'identity_document');
    if (scan) {
      members.documentFileId = scan.id;
      if (current.documentFileId) replaced.push(current.documentFileId);
    }
    await files.deleteRows(db, replaced);
    return { members, replaced };
  }

  return {
    async getProfile({ caller, db, now }) {
      return { status: 200, body: await readProfile(db, caller, now) };
    },

    async updateProfile({ body, caller, db, params, now, afterCommit }) {
      const id = caller.accountId;
      if (params.id !== id) throw new ApiError('not_found');
      const change = toAccountChange(body, { timeZone: caller.timeZone, now });
      const claim = toIdentityClaim(body);
      if (claim) await countClaim(db, caller, { claim, nric, now });
      const profile = await db.transaction(async (tx) => {
        if (claim && (await claimIdentity(tx, caller, { claim, nric })) === 'disputed') {
          await notifyClinicOfDispute(tx, now);
        }
        const { members, replaced } = await replaceFiles(tx, await getAccount(tx, id), { body, now });
        const all = { ...change, ...members };
        if (Object.keys(all).length > 0) await changeAccount(tx, id, all);
        await stateProfile(tx, caller, { change: body, now });
        const { timeZone } = body;
        if (timeZone && timeZone !== caller.timeZone) await moveReminders(tx, caller, { timeZone, now });
        afterCommit(() => files.discard(replaced));
        return await readProfile(tx, caller, now);
      });
      return { status: 200, body: profile };
    },

    async removeIdentityDocument({ caller, db, afterCommit }) {
      const { documentFileId } = await getAccount(db, caller.accountId);
      const fileIds = documentFileId ? [documentFileId] : [];
      await db.transaction(async (tx) => {
        await withdrawClaim(tx, caller);
        await changeAccount(tx, caller.accountId, { documentFileId: null });
        await files.deleteRows(tx, fileIds);
      });
      afterCommit(() => files.discard(fileIds));
      return { status: 204 };
    },

    async getHealthAnswers({ caller, db }) {
      return { status: 200, body: await readHealthAnswers(db, caller) };
    },

    async updateHealthAnswers({ body, caller, db, now }) {
      checkHealthAnswers(body, { timeZone: caller.timeZone, now });
      return { status: 200, body: await writeHealthAnswers(db, caller, { change: body, now }) };
    },

    async listAccessLog({ caller, db, query }) {
      return { status: 200, body: await listAccessLog(db, caller, query) };
    },
  };
}
