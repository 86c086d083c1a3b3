import type { IncomingHttpHeaders } from 'node:http';
import type { operations } from '@vitalane/contract';
import type { Audit } from '../audit/audit.ts';
import type { Caller } from '../authorisation/caller.ts';
import type { Database } from '../db/database.ts';
import type { FileReply } from '../http/answers.ts';
import type { UploadedFile } from '../http/uploads.ts';

/** The calls that need no session. The server refuses to start when the contract says otherwise. */
export const publicOperations = [
  'login',
  'refreshToken',
  'forgotPassword',
  'resetPassword',
  'checkGoogle',
  'signUp',
  'checkEmail',
  'getClientConfig',
  'listEthnicities',
  'listCurrentlyMedications',
  'listChronicConditions',
  'listGenders',
  'getGuestLobby',
  'answerReminder',
] as const;

/** The members of multipart bodies that hold files, by name: the generated types call them strings. */
export type FileMemberName = 'avatar' | 'document_file' | 'images';

/** The id of a call. */
export type OperationId = keyof operations;

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
/** Multipart takes everything that JSON takes, and files besides. */
type Content<Body> = Body extends { content: { 'multipart/form-data': infer Form } }
  ? WithFiles<Form>
  : Json<Body>;
type WithFiles<Form> = {
  [Name in keyof Form]: Name extends FileMemberName
    ? Form[Name] extends readonly unknown[] | undefined
      ? UploadedFile[]
      : UploadedFile
    : Form[Name];
};
type BodyOf<O> = O extends { requestBody: infer Body }
  ? Content<Body>
  : O extends { requestBody?: infer Body }
    ? Content<NonNullable<Body>> | undefined
    : undefined;
type ParametersOf<O, In extends string> = O extends { parameters: infer P }
  ? In extends keyof P
    ? NonNullable<P[In]>
    : Record<never, never>
  : Record<never, never>;

type FileTypeOf<T> = T extends { content: infer Content }
  ? Exclude<keyof Content, 'application/json'>
  : never;

type AnyReply<Status, R> =
  | (Json<R> extends undefined
      ? [FileTypeOf<R>] extends [never]
        ? { status: Status }
        : never
      : { status: Status; body: Json<R> })
  | ([FileTypeOf<R>] extends [never] ? never : { status: Status; file: FileReply<FileTypeOf<R>> });

type ReplyOf<O> = O extends { responses: infer R }
  ? { [Status in keyof R]: AnyReply<Status, R[Status]> }[keyof R] & { headers?: Record<string, string> }
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
  headers: IncomingHttpHeaders;
  /** Appends an event of the caller, at the moment of the request, to the audit trail. */
  audit: Audit;
  /** Runs when the answer is certain: pushes and the like. */
  afterCommit(task: () => Promise<void>): void;
}

/** Answers one call with a declared status and body, or throws an ApiError. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ReplyOf<operations[Id]>>;

/** A handler for every call of the contract. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
