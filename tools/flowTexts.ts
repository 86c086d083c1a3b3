// Finds addresses, routes and sentences in packages/flows: `node tools/flowTexts.ts`. The app owns the routes, ui the texts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const folder = join(import.meta.dirname, '../packages/flows/src');

/** Tests and what stands in for a browser or a server are not the flows. */
const left = /\.(?:test|harness|fake)\.ts$|^(?:testing|browser\/twin)\//;

/** Stands for an expression in a template. */
const hole = '{}';

/** Names that a protocol or a platform gives. */
const given: readonly string[] = [
  // Where an OpenID Connect provider describes itself (OpenID Connect Discovery 1.0, section 4).
  '{}/.well-known/openid-configuration',
  // Scopes (OpenID Connect Core 1.0, section 5.4).
  'openid email profile',
  // A reason that the socket library names.
  'io server disconnect',
];

const rules: readonly { kind: TextFinding['kind']; pattern: RegExp }[] = [
  { kind: 'address', pattern: /^[a-z][a-z+.-]*:\/\/|^(?:mailto|tel|javascript):/i },
  { kind: 'route', pattern: /^(?:\{\})?\/[a-z.:{]/i },
  {
    kind: 'sentence',
    pattern: /\p{L}{2,}[.!?…]$|\p{Lu}\p{L}*[ ,]+\p{L}|(?:[\p{L}\p{N}{}]+ ){2}[\p{L}\p{N}{}]/u,
  },
];

/** A literal that belongs to the host of the flows. */
export interface TextFinding {
  readonly line: number;
  readonly kind: 'address' | 'route' | 'sentence';
  readonly text: string;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What a programmer reads. */
const isError = ({ type, callee }: Node): boolean =>
  type === 'NewExpression' && isNode(callee) && /^(?:Type|Range)?Error$/.test(String(callee.name));

function* literalsOf(node: unknown): Generator<{ text: string; start: number }> {
  if (!isNode(node) || isError(node)) return;
  if (node.type === 'Literal' && typeof node.value === 'string')
    yield { text: node.value, start: Number(node.start) };
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis))
    yield { text: node.quasis.map(({ value }) => value.raw).join(hole), start: Number(node.start) };
  for (const child of Object.values(node)) yield* literalsOf(child);
}

/** Returns the literals of one source that a rule finds. What a programmer reads in `new Error('…')` is left out. */
export function textsIn(source: string): readonly TextFinding[] {
  return [...literalsOf(parseSync('flow.ts', source).program)].flatMap(({ text, start }) => {
    const rule = given.includes(text) ? undefined : rules.find(({ pattern }) => pattern.test(text));
    return rule ? [{ line: source.slice(0, start).split('\n').length, kind: rule.kind, text }] : [];
  });
}

/** Returns every finding in the sources of the flows, with its file. */
export function allTexts(): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !left.test(path))
    .flatMap((path) =>
      textsIn(readFileSync(join(folder, path), 'utf8')).map(
        ({ line, kind, text }) => `packages/flows/src/${path}:${line}: ${kind}: ${text}`,
      ),
    );
}

if (import.meta.main) {
  const found = allTexts();
  console.log(found.join('\n') || 'No address, route or sentence in packages/flows.');
  process.exitCode = found.length === 0 ? 0 : 1;
}
