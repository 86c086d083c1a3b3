import { readFileSync } from 'node:fs';
import type { AuditAction } from '../audit/audit.ts';
import type { Access, AccessRule } from '../authorisation/access.ts';
import type { SecondFactorGap } from '../authorisation/secondFactorGap.ts';
import type { FileMembers } from '../http/bodies.ts';

/** A JSON Schema of the contract. */
export type Schema = Record<string, unknown>;

/** A request body or a response, by media type. */
export interface MediaTypes {
  content?: Record<string, { schema: Schema }>;
}

/** A parameter of an operation outside of its body. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** An operation as the document describes it. */
export interface OperationObject {
  operationId: string;
  'x-access'?: Access;
  'x-audit'?: AuditAction;
  'x-allows-inactive'?: boolean;
  'x-allows-unverified'?: boolean;
  'x-allows-second-factor'?: readonly SecondFactorGap[];
  parameters?: readonly Parameter[];
  requestBody?: MediaTypes & { required?: boolean };
  responses: Record<string, MediaTypes>;
}

interface OpenApiDocument {
  paths: Record<string, Record<string, OperationObject>>;
  [key: string]: unknown;
}

/** Properties of one operation that the server uses. */
export interface Operation extends AccessRule {
  operationId: string;
  /** Whether its method may change data. */
  isChange: boolean;
  /** Action to record when staff carry out the operation. Present for every operation that names a staff role. */
  audit: AuditAction | undefined;
  /** Media types of the request body; empty without a body. */
  requestTypes: readonly string[];
  requiresBody: boolean;
  /** Members of a multipart body that hold files. */
  fileMembers: FileMembers;
  takesIdempotencyKey: boolean;
  /** Schemas by status and media type. */
  responses: Record<string, Record<string, Schema>>;
}

/** The contract: the dereferenced document, and its operations by id. */
export interface Contract {
  document: OpenApiDocument;
  operations: ReadonlyMap<string, Operation>;
}

const contractFile = new URL(import.meta.resolve('@vitalane/contract/openapi.server.json'));

/** Reads the contract. Throws when an operation does not declare its access. */
export function loadContract(text = readFileSync(contractFile, 'utf8')): Contract {
  const source: OpenApiDocument = JSON.parse(text);
  const document = dereference(source, source);
  const operations = Object.values(document.paths).flatMap((path) => Object.entries(path).map(toOperation));
  return { document, operations: new Map(operations.map((operation) => [operation.operationId, operation])) };
}

function toOperation([method, operation]: [string, OperationObject]): Operation {
  const access = operation['x-access'];
  const isDeclared =
    access === 'public' || access === 'signed-in' || (Array.isArray(access) && access.length > 0);
  if (!isDeclared) throw new Error(`${operation.operationId} does not declare x-access`);
  // An operation without a declared event is still recorded; `test/access-matrix/trail.test.ts` reports it.
  const audit = operation['x-audit'] ?? (isForStaff(access) ? undeclared : undefined);
  const { content = {} } = operation.requestBody ?? {};
  const form = new Map(Object.entries(content)).get('multipart/form-data');
  const members = Object.entries(form?.schema.properties ?? {});
  return {
    operationId: operation.operationId,
    isChange: method !== 'get',
    access,
    audit,
    allowsInactive: operation['x-allows-inactive'] === true,
    allowsUnverified: operation['x-allows-unverified'] === true,
    allowedGaps: operation['x-allows-second-factor'] ?? [],
    requestTypes: Object.keys(content),
    requiresBody: operation.requestBody?.required === true,
    fileMembers: new Map(members.flatMap(([name, schema]) => fileMember(name, schema))),
    takesIdempotencyKey: operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, { content = {} }]) => [
        status,
        Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema])),
      ]),
    ),
  };
}

/** Event of an operation for staff that declares none. */
const undeclared: AuditAction = 'access';

/** Returns whether an operation names a staff role. Other operations concern the caller's own data. */
function isForStaff(access: Access): boolean {
  return Array.isArray(access) && access.some((role) => role !== 'ROLE_USER');
}

function fileMember(name: string, schema: Schema): [string, 'one' | 'many'][] {
  if (isFile(schema)) return [[name, 'one']];
  return isFile(schema.items) ? [[name, 'many']] : [];
}

/** Returns whether a schema describes the bytes of a file. */
export function isFile(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'format' in schema && schema.format === 'binary';
}

/**
 * Replaces every `$ref` of the document by its target. Repeated targets share one object, because copies used
 * more memory than the rest of the server. `known` maps pointers to targets; a member without a value is still
 * being read.
 */
function dereference<T>(value: T, document: object, known = new Map<string, unknown>()): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => dereference(item, document, known)) as T;
  const pointer = '$ref' in value ? String(value.$ref) : undefined;
  if (pointer === undefined) {
    const entries = Object.entries(value).map(([key, item]) => [key, dereference(item, document, known)]);
    return Object.fromEntries(entries);
  }
  if (!known.has(pointer)) {
    known.set(pointer, undefined);
    known.set(pointer, dereference(resolve(document, pointer), document, known));
  }
  const found = known.get(pointer);
  if (found === undefined) throw new Error(`${pointer} refers to itself`);
  return found as T;
}

function resolve(document: object, pointer: string): unknown {
  const steps = pointer.replace(/^#\//, '').split('/');
  const found = steps.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    document,
  );
  if (found === undefined) throw new Error(`${pointer} points to nothing`);
  return found;
}
