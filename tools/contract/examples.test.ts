// Checks that every schema and operation of the contract has a description and an example that fits its schema.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { createAjv } from '../../packages/server/src/contract/ajv.ts';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly example?: unknown;
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface MediaType {
  readonly schema: Schema;
  readonly example?: unknown;
}
interface Body {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}
interface Operation {
  readonly operationId: string;
  readonly description?: string;
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<'schemas' | 'responses', Readonly<Record<string, Schema & Body>>>>;
}

const path = join(import.meta.dirname, '../../packages/contract/openapi.bundled.yaml');
const document = load(readFileSync(path, 'utf8')) as Document;
const { schemas, responses } = document.components;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const nameOf = (reference: string) => reference.split('/').at(-1) ?? '';

const ajv = createAjv().addKeyword('components').addSchema({ $id: 'contract', components: { schemas } });

/** Returns why a value does not match a schema. References resolve to the components of the contract. */
function problemsOf(schema: Schema, value: unknown): string {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  return ajv.validate(JSON.parse(text), value) ? '' : ajv.errorsText();
}

/** Returns the bodies of an operation in every media type, including shared responses. */
function bodiesOf({
  requestBody,
  responses: own,
}: Operation): readonly (readonly [type: string, MediaType])[] {
  return [...(requestBody ? [requestBody] : []), ...Object.values(own)].flatMap((body) =>
    Object.entries((body.$ref ? responses[nameOf(body.$ref)] : body)?.content ?? {}),
  );
}

const exampleOf = ({ schema, example }: MediaType) =>
  example ?? schema.example ?? (schema.$ref ? schemas[nameOf(schema.$ref)]?.example : undefined);

describe.each(Object.entries(schemas))('%s', (name, { description, example }) => {
  it('has a description and a matching example', () => {
    expect(description).toMatch(/\S/);
    expect(example).toBeDefined();
    expect(problemsOf({ $ref: `#/components/schemas/${name}` }, example)).toBe('');
  });
});

it('has the same shape for every list', () => {
  const lists = Object.entries(schemas).filter(([, { properties = {} }]) => 'items' in properties);
  expect(lists.length).toBeGreaterThan(30);
  const others = lists.filter(
    ([name, { required = [] }]) => !(name.endsWith('Page') && required.includes('nextCursor')),
  );
  expect(others.map(([name]) => name)).toEqual([]);
});

describe.each(operations)('$operationId', (operation) => {
  it('has a description, and an example of each body except files', () => {
    expect(operation.description).toMatch(/\S/);
    const bodies = bodiesOf(operation).filter(([, { schema }]) => schema.format !== 'binary');
    const without = bodies.filter(([, media]) => exampleOf(media) === undefined).map(([type]) => type);
    expect(without).toEqual([]);
    const own = bodies.filter(([, { example }]) => example !== undefined);
    expect(own.map(([, { schema, example }]) => problemsOf(schema, example)).filter(Boolean)).toEqual([]);
  });
});
