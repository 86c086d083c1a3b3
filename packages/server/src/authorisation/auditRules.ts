import type { FastifyRequest } from 'fastify';
import { type Audit, type AuditAction, record, trackOutcomes } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors/apiError.ts';
import type { Caller } from './caller.ts';

/** Audit rule of an operation, from the contract. */
export interface AuditRule {
  operationId: string;
  /** Action to record when staff carry out the operation. Present for every operation that names a staff role. */
  audit: AuditAction | undefined;
}

/** Returns a function that appends events of the request's caller to the audit trail. */
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

/** Records a request for an operation or object that the caller may not access. */
export async function recordRefusal(db: Database, { caller, now: at, ...event }: Refusal): Promise<void> {
  await record(db, { at, actorId: caller.accountId, action: 'access', outcome: 'refused', ...event });
}

/**
 * Runs the handler of an operation, and records the events that the handler did not record. These are every
 * operation of staff, under its `x-audit` name, and every request for an object that the caller may not access.
 */
export async function audited<T>(
  request: FastifyRequest,
  { operationId, audit }: AuditRule,
  { db, now, work }: { db: Database; now: Date; work: () => Promise<T> },
): Promise<T> {
  const { caller, id: requestId } = request;
  if (!caller) return await work();
  const id = objectOf(request);
  return await trackOutcomes(async (outcomes) => {
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
/** Maximum number of object ids to record for one request. */
const maxIds = 10;

/**
 * Returns the refused ids: all ids of the request for status 404, else the ids in the fields that the error
 * names.
 */
function refusedIds(request: FastifyRequest, { status, fields = [] }: ApiError): string[] {
  const id = objectOf(request);
  const members = [request.body, request.query].flatMap((part) => Object.entries(part ?? {}));
  const isNamed = ([name]: [string, unknown]) => fields.some((field) => field.name.split('.')[0] === name);
  const refused = members.filter((member) => status === 404 || isNamed(member));
  const found = JSON.stringify(refused).match(uuids) ?? [];
  return [...(status === 404 && id ? [id] : []), ...found].slice(0, maxIds);
}

/** Returns the object id in the path. */
function objectOf({ params }: FastifyRequest): string | undefined {
  const id: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : undefined;
  return typeof id === 'string' ? id : undefined;
}
