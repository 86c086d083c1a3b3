import type { FastifyRequest, RouteOptions } from 'fastify';
import { authorise } from '../authorisation/access.ts';
import { audited, auditorOf, recordRefusal } from '../authorisation/auditRules.ts';
import type { Caller } from '../authorisation/caller.ts';
import type { Database } from '../db/database.ts';
import { type HandlerResponse, sendResponse } from '../http/responses.ts';
import { runOnce } from '../idempotency/idempotency.ts';
import type { AccessTokens } from '../identity/accessTokens.ts';
import { bearerToken, identify } from '../identity/identify.ts';
import type { Contract, Operation } from './contract.ts';
import { type Handlers, publicOperations } from './handlers.ts';
import { type CallLimits, rateLimitOf } from './rateLimits.ts';
import { checkMediaType, completeBody } from './requestBody.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

/** Dependencies of the operations. */
export interface BindOptions {
  contract: Contract;
  handlers: Partial<Handlers>;
  db: Database;
  tokens: AccessTokens;
  /** Whether doctors and admins must use a second factor. */
  requiresStaffSecondFactor: boolean;
  /** Rate limits. Defaults to the limits of the product. */
  limits?: CallLimits | undefined;
  now: () => Date;
  /** Called when a repeated request receives the response of the first. */
  onReplay: () => void;
}

type AnyHandler = (call: never) => Promise<HandlerResponse>;
type BoundRoute = Pick<RouteOptions, 'method' | 'url' | 'config' | 'onRequest' | 'preValidation' | 'handler'>;
type Resolver = (operationId: string, method: string, path: string) => BoundRoute;

/**
 * Binds each operation of the contract to its handler. Throws when an operation lacks a handler, or a handler
 * an operation.
 */
export function createOperationResolver(options: BindOptions): Resolver {
  const handlers: Partial<Record<string, AnyHandler>> = options.handlers;
  checkCompleteness(options.contract, handlers);
  return (operationId, method, path) => {
    const operation = options.contract.operations.get(operationId);
    const handler = handlers[operationId];
    if (!operation || !handler) throw new Error(`${operationId} is not in the contract`);
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    return { method, url, ...bindOperation(operation, handler, options) };
  };
}

function bindOperation(
  operation: Operation,
  handler: AnyHandler,
  options: BindOptions,
): Omit<BoundRoute, 'method' | 'url'> {
  const { operationId } = operation;
  const { db, tokens, now, requiresStaffSecondFactor, onReplay } = options;
  const rateLimit = rateLimitOf(operation, options.limits);
  return {
    config: { operationId, ...(rateLimit && { rateLimit }) },
    // Runs before the body is parsed: an unauthorised request is refused before its body is read.
    async onRequest(request) {
      if (operation.access !== 'public') {
        await admit(request, operation, { db, tokens, requiresStaffSecondFactor, now: now() });
      }
      checkMediaType(request, operation);
    },
    async preValidation(request) {
      await completeBody(request, operation);
    },
    async handler(request, reply) {
      const at = now();
      const work = () => run(request, operation, { handler, db, onReplay, now: at });
      const { answer, tasks } = await request.uploads.use(() =>
        audited(request, operation, { db, now: at, work }),
      );
      for (const task of tasks) {
        await task().catch((error: unknown) =>
          request.log.error({ err: error }, 'failed to run a task after the response'),
        );
      }
      return sendResponse(reply, answer);
    },
  };
}

async function admit(
  request: FastifyRequest,
  operation: Operation,
  context: Pick<BindOptions, 'db' | 'tokens' | 'requiresStaffSecondFactor'> & { now: Date },
): Promise<void> {
  const caller = await identify(bearerToken(request), context);
  try {
    authorise(caller, operation, context);
  } catch (error) {
    await recordRefusal(context.db, {
      caller,
      now: context.now,
      requestId: request.id,
      objectId: operation.operationId,
    });
    throw error;
  }
  request.caller = caller;
}

async function run(
  request: FastifyRequest,
  operation: Operation,
  { handler, db, onReplay, now }: Pick<BindOptions, 'db' | 'onReplay'> & { handler: AnyHandler; now: Date },
): Promise<{ answer: HandlerResponse; tasks: (() => Promise<void>)[] }> {
  const tasks: (() => Promise<void>)[] = [];
  const answerWith = (database: Database) => {
    const call = {
      body: request.body,
      query: request.query,
      params: request.params,
      caller: request.caller,
      db: database,
      now,
      requestId: request.id,
      source: request.ip,
      headers: request.headers,
      audit: auditorOf(request, { db: database, now }),
      afterCommit: (task: () => Promise<void>) => tasks.push(task),
    };
    // Validation guarantees the call's type, which the compiler cannot infer through the router.
    return handler(call as never);
  };
  const key = operation.takesIdempotencyKey ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string' || !request.caller) return { answer: await answerWith(db), tasks };
  const intent = {
    ownerId: request.caller.accountId,
    operationId: operation.operationId,
    key,
    request: [request.params, request.body],
    now,
  };
  let isReplay = true;
  const answer = await runOnce(db, intent, (tx) => {
    isReplay = false;
    return answerWith(tx);
  });
  if (isReplay) onReplay();
  return { answer, tasks };
}

function checkCompleteness({ operations }: Contract, handlers: Partial<Record<string, AnyHandler>>): void {
  const problems = [
    ...[...operations.keys()].filter((id) => !(id in handlers)).map((id) => `${id} has no handler`),
    ...Object.keys(handlers)
      .filter((id) => !operations.has(id))
      .map((id) => `${id} is not in the contract`),
    ...[...operations.values()]
      .filter(({ operationId, access }) => (access === 'public') !== isPublic(operationId))
      .map(({ operationId }) => `${operationId} is public in one place only`),
  ];
  if (problems.length > 0) throw new Error(`Contract and handlers differ: ${problems.join('; ')}`);
}

function isPublic(operationId: string): boolean {
  return publicOperations.some((id) => id === operationId);
}
