import type { Database } from '../db/database.ts';
import { ApiError } from '../errors.ts';
import type { Caller } from '../identity/caller.ts';
import { type AuditAction, record } from './audit.ts';

/** What a deleting call is known by. */
export interface DeletingCall {
  caller: Caller;
  db: Database;
  now: Date;
  requestId: string;
  params: { id: string };
}

/** Records a deletion and answers it: 204, or `not_found` when the caller had nothing to delete. */
export async function answerDeletion(
  { caller, db, now, requestId, params }: DeletingCall,
  action: AuditAction,
  isDeleted: boolean,
): Promise<{ status: 204 }> {
  await record(db, {
    at: now,
    actorId: caller.accountId,
    action,
    outcome: isDeleted ? 'done' : 'refused',
    objectId: params.id,
    requestId,
  });
  if (!isDeleted) throw new ApiError('not_found');
  return { status: 204 };
}
