import type { operations } from '@vitalane/contract';
import type { Database } from '../db/database.ts';
import type { Caller } from '../identity/caller.ts';

/** The calls that need no session. The server refuses to start when the contract says otherwise. */
export const publicOperations = ['login', 'refreshToken'] as const satisfies readonly OperationId[];

/** The id of a call. */
export type OperationId = keyof operations;

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type BodyOf<O> = O extends { requestBody: infer Body } ? Json<Body> : undefined;
type ParametersOf<O, In extends string> = O extends { parameters: infer P }
  ? In extends keyof P
    ? NonNullable<P[In]>
    : Record<never, never>
  : Record<never, never>;

type ReplyOf<O> = O extends { responses: infer R }
  ? {
      [Status in keyof R]: Json<R[Status]> extends undefined
        ? { status: Status }
        : { status: Status; body: Json<R[Status]> };
    }[keyof R]
  : never;

/** Schema defaults are filled in before a handler runs. */
type WithDefaults<Query> = Query extends { limit?: number } ? Query & { limit: number } : Query;

/** One call, validated against the contract. */
export interface Call<Id extends OperationId> {
  body: BodyOf<operations[Id]>;
  query: WithDefaults<ParametersOf<operations[Id], 'query'>>;
  params: ParametersOf<operations[Id], 'path'>;
  caller: Id extends (typeof publicOperations)[number] ? null : Caller;
  /** The database, or the transaction that an idempotency key has opened: use no other. */
  db: Database;
  /** The moment of the request. */
  now: Date;
  requestId: string;
  /** The caller's network address. */
  source: string;
  /** Runs when the answer is certain: pushes and the like. */
  afterCommit(task: () => Promise<void>): void;
}

/** Answers one call with a declared status and body, or throws an ApiError. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ReplyOf<operations[Id]>>;

/** A handler for every call of the contract. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
