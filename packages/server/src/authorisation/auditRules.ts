import type { FastifyRequest } from 'fastify';
import { type Audit, type AuditAction, record, watchRecords } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors/apiError.ts';
import type { Caller } from './caller.ts';

/** What the contract says about the audit trail of an operation. */
export interface AuditRule {
  operationId: string;
  /** What the trail calls the operation when staff carry it out; present for every operation that names a role of staff. */
  audit: AuditAction | undefined;
}

/** Returns the function with which the handler of a request appends events of its caller. */
export function auditorOf(
  { caller, id: requestId }: Pick<FastifyRequest, 'caller' | 'id'>,
  { db, now: at }: { db: Database; now: Date },
): Audit {
  const actorId = caller?.accountId ?? null;
  return async (action, outcome, { db: own = db, ...object } = {}) => {
    await record(own, { at, actorId, action, outcome, requestId, ...object });
  };
}

interface Refusal {
  caller: Caller;
  now: Date;
  requestId: string;
  objectId: string;
}

/** Records that somebody asked for what is closed to them, or is not theirs. */
export async function recordRefusal(db: Database, { caller, now: at, ...event }: Refusal): Promise<void> {
  await record(db, { at, actorId: caller.accountId, action: 'access', outcome: 'refused', ...event });
}

/**
 * Runs the handler of an operation, and records what the handler did not record. It records everything that
 * staff carry out, by the name that `x-audit` gives it, and every request for an object that the caller may
 * not see.
 */
export async function audited<T>(
  request: FastifyRequest,
  { operationId, audit }: AuditRule,
  { db, now, work }: { db: Database; now: Date; work: () => Promise<T> },
): Promise<T> {
  const { caller, id: requestId } = request;
  if (!caller) return await work();
  const id = objectOf(request);
  return await watchRecords(async (outcomes) => {
    try {
      const result = await work();
      if (audit && caller.role !== 'ROLE_USER' && !outcomes.has('done')) {
        const event = { at: now, actorId: caller.accountId, action: audit, requestId } as const;
        await record(db, { ...event, outcome: 'done', ...(id && { objectId: id }) });
      }
      return result;
    } catch (error) {
      const refused = error instanceof ApiError ? refusedIds(request, error) : [];
      if (refused.length > 0 && !outcomes.has('refused')) {
        await recordRefusal(db, { caller, now, requestId, objectId: [operationId, ...refused].join(' ') });
      }
      throw error;
    }
  });
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** No request names more objects than this; the rest of a longer list is not recorded. */
const mostIds = 10;

/** Returns the ids that an answer refuses: all of the request for what is not there, else those in the fields it names. */
function refusedIds(request: FastifyRequest, { status, fields = [] }: ApiError): string[] {
  const id = objectOf(request);
  const members = [request.body, request.query].flatMap((part) => Object.entries(part ?? {}));
  const isNamed = ([name]: [string, unknown]) => fields.some((field) => field.name.split('.')[0] === name);
  const refused = members.filter((member) => status === 404 || isNamed(member));
  const found = JSON.stringify(refused).match(uuids) ?? [];
  return [...(status === 404 && id ? [id] : []), ...found].slice(0, mostIds);
}

/** Returns the object that the path names. */
function objectOf({ params }: FastifyRequest): string | undefined {
  const id: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : undefined;
  return typeof id === 'string' ? id : undefined;
}
