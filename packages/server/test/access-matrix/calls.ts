import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Contract, loadContract, type Schema } from '../../src/contract/contract.ts';
import { multipart } from '../helpers/multipart.ts';
import type { TestServer } from '../helpers/server.ts';
import type { RequestParts } from './requests.ts';

/** An operation of the contract, with the properties that the matrix uses. */
export interface CallUnderTest {
  operationId: string;
  method: NonNullable<InjectOptions['method']>;
  path: string;
  /** Members of the body that hold an id or a list of ids. */
  idMembers: readonly (string | readonly [string, 0])[];
  needsParts: boolean;
}

/** All operations of the contract. */
export const calls: readonly CallUnderTest[] = toCalls(loadContract());

function toCalls({ document, operations }: Contract): CallUnderTest[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, parameters = [], requestBody }]) => {
      const content = new Map(Object.entries(requestBody?.content ?? {}));
      const schema = (content.get('application/json') ?? content.get('multipart/form-data'))?.schema ?? {};
      const isRequired = (parameter: object) => 'required' in parameter && parameter.required === true;
      return {
        operationId,
        method: method.toUpperCase() as CallUnderTest['method'],
        path,
        idMembers: idMembersOf(schema),
        needsParts: operations.get(operationId)?.requiresBody === true || parameters.some(isRequired),
      };
    }),
  );
}

function idMembersOf({ properties = {} }: Schema): CallUnderTest['idMembers'] {
  const members = Object.entries(properties as Record<string, Schema>);
  const single = members.filter(([, schema]) => isId(schema)).map(([name]) => name);
  const lists = members.filter(([, schema]) => isId(schema.items as Schema | undefined));
  return [...single, ...lists.map(([name]) => [name, 0] as const)];
}

function isId(schema: Schema | undefined): boolean {
  return schema?.format === 'uuid';
}

let lastSource = 0;

/** Makes a call, each time from another address, because the matrix does not test limits by source. */
export async function make(
  { app }: TestServer,
  { method, path }: Pick<CallUnderTest, 'method' | 'path'>,
  { parts, token }: { parts: RequestParts; token: string | undefined },
): Promise<LightMyRequestResponse> {
  lastSource += 1;
  const { id = '', query = {}, body, files } = parts;
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const content = files ? form(body ?? {}, files) : { headers: {}, ...(body && { payload: body }) };
  return await app.inject({
    method,
    url: `/api${path.replace('{id}', id)}?${new URLSearchParams(given)}`,
    remoteAddress: `10.${lastSource >> 16}.${(lastSource >> 8) & 255}.${lastSource & 255}`,
    ...content,
    headers: { ...content.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });
}

function form(body: object, files: NonNullable<RequestParts['files']>) {
  const texts = Object.entries(body).map(([name, value]) => [name, String(value)] as const);
  return multipart([...texts, ...Object.entries(files)]);
}
