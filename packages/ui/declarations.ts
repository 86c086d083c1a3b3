// Makes the emitted declarations hold for a stricter consumer than this workspace is.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

const folder = join(import.meta.dirname, 'dist');
const { publishConfig } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

/** Node of a syntax tree, with what the functions below read of it. */
interface Node {
  type: string;
  start: number;
  end: number;
  optional?: boolean;
  typeAnnotation?: Node;
  types?: Node[];
  source?: { value: string };
}

/** Returns every node of a file of declarations. */
function nodesOf(file: string, declarations: string): Node[] {
  const nodes: Node[] = [];
  JSON.stringify(parseSync(file, declarations).program, (_key, value) => {
    if (typeof value?.type === 'string') nodes.push(value);
    return value;
  });
  return nodes;
}

/**
 * Says of each optional property that it may be `undefined`. Here that is what `?` means; for a consumer with
 * `exactOptionalPropertyTypes` it is not.
 */
function withUndefined(declarations: string, nodes: readonly Node[]): string {
  return nodes
    .filter(({ type, optional }) => type === 'TSPropertySignature' && optional)
    .flatMap(({ typeAnnotation }) => typeAnnotation?.typeAnnotation ?? [])
    .filter(({ types }) => !types?.some(({ type }) => type === 'TSUndefinedKeyword'))
    .flatMap(({ type, start, end }) => {
      const isLoose = type === 'TSFunctionType' || type === 'TSConditionalType';
      return isLoose
        ? [[start, '('] as const, [end, ') | undefined'] as const]
        : [[end, ' | undefined'] as const];
    })
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [at, part]) => text.slice(0, at) + part + text.slice(at), declarations);
}

const reached = new Set<string>();

/** Rewrites a file and what it imports. */
function follow(file: string): void {
  if (reached.has(file)) return;
  reached.add(file);
  const declarations = readFileSync(file, 'utf8');
  const nodes = nodesOf(file, declarations);
  writeFileSync(file, withUndefined(declarations, nodes));
  for (const { source } of nodes)
    if (source?.value.startsWith('.'))
      follow(join(dirname(file), source.value.replace(/(\.d)?\.(tsx?|js)$/, '.d.ts')));
}

const entries = Object.values<{ types?: string }>(publishConfig.exports).flatMap(({ types }) => types ?? []);
for (const entry of globSync(entries, { cwd: join(folder, '..') })) follow(join(folder, '..', entry));
// Private declarations would ask consumers for types of libraries that only the build uses.
for (const file of globSync('**/*.d.ts', { cwd: folder }))
  if (!reached.has(join(folder, file))) rmSync(join(folder, file));
