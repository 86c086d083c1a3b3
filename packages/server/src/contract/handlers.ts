import type { IncomingHttpHeaders } from 'node:http';
import type { operations } from '@vitalane/contract';
import type { Audit } from '../audit/audit.ts';
import type { Caller } from '../authorisation/caller.ts';
import type { Database } from '../db/database.ts';
import type { FileReply } from '../http/responses.ts';
import type { UploadedFile } from '../http/uploads.ts';

/** Operations that need no session. The server does not start when the contract differs. */
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

/** Members of multipart bodies that hold files; the generated types declare them as strings. */
type FileMemberName = 'avatar' | 'document_file' | 'images';

/** Id of an operation. */
export type OperationId = keyof operations;

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
/** Content of a request body. Multipart accepts everything that JSON accepts, plus files. */
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

/** One call of an operation, validated against the contract. */
export interface Call<Id extends OperationId> {
  body: BodyOf<operations[Id]>;
  query: WithDefaults<ParametersOf<operations[Id], 'query'>>;
  params: ParametersOf<operations[Id], 'path'>;
  caller: Id extends (typeof publicOperations)[number] ? null : Caller;
  /** The database, or the transaction of an idempotency key. Handlers must use no other. */
  db: Database;
  /** Time of the request. */
  now: Date;
  requestId: string;
  /** Network address of the caller. */
  source: string;
  headers: IncomingHttpHeaders;
  /** Appends an event of the caller, at the time of the request, to the audit trail. */
  audit: Audit;
  /** Runs a task, such as a push, after the response is certain. */
  afterCommit(task: () => Promise<void>): void;
}

/** Handles one call: returns a declared status and body, or throws an ApiError. */
type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ReplyOf<operations[Id]>>;

/** Handlers of all operations of the contract. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
