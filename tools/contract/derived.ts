// Documents derived from the bundled contract.

/** Members of an OpenAPI document that are read here. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly example?: unknown }>> };
}

const texts: ReadonlySet<string> = new Set(['summary', 'example', 'x-reason']);

/** Returns a copy without texts. Keeps response descriptions, which OpenAPI requires. Members of `properties` are names, not keywords. */
function withoutTexts(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => areNames || !texts.has(key))
      .map(([key, item]) => [key, withoutTexts(item, key === 'properties' && !areNames)]),
  );
}

/** Returns the entries of an object as JSON, one per line for readable diffs. */
const linesOf = (value: unknown) =>
  Object.entries(value as object).map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`);

/**
 * Returns the contract for the server: paths and components, without examples. Parsing YAML with texts and examples
 * would delay the start.
 */
export function serverDocument({ paths, components }: ContractDocument): string {
  const parts = Object.entries(withoutTexts(components) as object).map(
    ([kind, entries]) => `${JSON.stringify(kind)}:{\n${linesOf(entries).join(',\n')}\n}`,
  );
  return [
    '{"openapi":"3.1.0","info":{"title":"Vitalane API","version":"0.1.0"},"paths":{',
    linesOf(withoutTexts(paths, true)).join(',\n'),
    '},"components":{',
    parts.join(',\n'),
    '}}\n',
  ].join('\n');
}

/** Returns a TypeScript module with the example of each schema, which the compiler checks against its type. */
export function examplesModule({ components: { schemas } }: ContractDocument): string {
  const examples = Object.entries(schemas).map(
    ([name, { example }]) => `  ${name}: ${JSON.stringify(example)},`,
  );
  return [
    '// Written by `pnpm generate` from the examples in openapi/schemas.',
    "import type { components } from './generated.ts';",
    '',
    "type Schemas = components['schemas'];",
    '',
    '/** An example of each schema, for tests and stories. All of them are about the same person. */',
    'export const examples: { readonly [Name in keyof Schemas]: Schemas[Name] } = {',
    ...examples,
    '};',
    '',
  ].join('\n');
}
