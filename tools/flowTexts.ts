// Finds URLs, routes and sentences in packages/flows, and sentences in packages/app: `node tools/flowTexts.ts`. The
// app owns the routes, ui the texts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const sources = (name: string) => join(import.meta.dirname, '../packages', name, 'src');

/** Files that do not ship: tests and fakes of browsers and servers. */
const notShipped = /\.(?:test|harness|fake)\.tsx?$|^(?:testing|browser\/twin)\//;

/** Placeholder of an expression in a template. */
const placeholder = '{}';

/** Literals that a protocol or platform defines. */
const externalLiterals: readonly string[] = [
  // Configuration path of an OpenID Connect provider (OpenID Connect Discovery 1.0, section 4).
  '{}/.well-known/openid-configuration',
  // Scopes (OpenID Connect Core 1.0, section 5.4).
  'openid email profile',
  // Reason defined by the socket library.
  'io server disconnect',
  // Server message for an identity without an account (specification, section 7).
  'Can`t find account.',
];

const rules: readonly { kind: TextFinding['kind']; pattern: RegExp }[] = [
  { kind: 'address', pattern: /^[a-z][a-z+.-]*:\/\/|^(?:mailto|tel|javascript):/i },
  { kind: 'route', pattern: /^(?:\{\})?\/[a-z.:{]/i },
  {
    kind: 'sentence',
    pattern: /\p{L}{2,}[.!?…]$|\p{Lu}\p{L}*[ ,]+\p{L}|(?:[\p{L}\p{N}{}]+ ){2}[\p{L}\p{N}{}]/u,
  },
];

/** Literal that belongs to the host of the flows. */
export interface TextFinding {
  readonly line: number;
  readonly kind: 'address' | 'route' | 'sentence';
  readonly text: string;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Returns whether a node creates an error, whose text is for programmers. */
const isError = ({ type, callee }: Node): boolean =>
  type === 'NewExpression' &&
  isNode(callee) &&
  /^(?:(?:Type|Range)?Error|DOMException)$/.test(String(callee.name));

function* literalsOf(node: unknown): Generator<{ text: string; start: number }> {
  if (!isNode(node) || isError(node)) return;
  if (node.type === 'Literal' && typeof node.value === 'string')
    yield { text: node.value, start: Number(node.start) };
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis))
    yield { text: node.quasis.map(({ value }) => value.raw).join(placeholder), start: Number(node.start) };
  if (node.type === 'JSXText') yield { text: String(node.value).trim(), start: Number(node.start) };
  for (const child of Object.values(node)) yield* literalsOf(child);
}

/** Returns the literals of a source that match a rule. Excludes texts of `new Error('…')`. */
export function textsIn(source: string, file = 'source.ts'): readonly TextFinding[] {
  return [...literalsOf(parseSync(file, source).program)].flatMap(({ text, start }) => {
    const rule = externalLiterals.includes(text)
      ? undefined
      : rules.find(({ pattern }) => pattern.test(text));
    return rule ? [{ line: source.slice(0, start).split('\n').length, kind: rule.kind, text }] : [];
  });
}

/** Returns the findings in the sources of a package, by file. */
function findingsIn(name: string): ReadonlyMap<string, readonly TextFinding[]> {
  const folder = sources(name);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((path) => /\.tsx?$/.test(path) && !notShipped.test(path))
      .map((path) => [path, textsIn(readFileSync(join(folder, path), 'utf8'), path)]),
  );
}

/** Returns all findings in the flows and all sentences in the app, with their files. */
export function allTexts(): readonly string[] {
  return ['flows', 'app'].flatMap((name) =>
    [...findingsIn(name)].flatMap(([path, found]) =>
      found
        .filter(({ kind }) => name === 'flows' || kind === 'sentence')
        .map(({ line, kind, text }) => `packages/${name}/src/${path}:${line}: ${kind}: ${text}`),
    ),
  );
}

if (import.meta.main) {
  const found = allTexts();
  console.log(
    found.join('\n') || 'No address, route or sentence in packages/flows, and no sentence in packages/app.',
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
