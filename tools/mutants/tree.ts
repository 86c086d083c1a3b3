// Creates a copy of the repository with every mutant behind a switch, so that one process can try them all.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { SourceMutant } from './find.ts';

const copied = ['package.json', 'vitest.config.ts', 'tsconfig.base.json', 'tools', 'packages/server'];
const linked = ['node_modules', 'packages/server/node_modules'];
const matrixFolder = 'packages/server/test/access-matrix';

/** Creates the copy and returns its path. */
export function createMutantTree(root: string, mutants: readonly SourceMutant[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'vitalane-mutants-'));
  const isWanted = (path: string) => !/node_modules|\/dist$|\/\.data/.test(relative(root, path));
  for (const name of copied)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isWanted });
  for (const name of linked) symlinkSync(join(root, name), join(copy, name));
  for (const [file, own] of Map.groupBy(mutants, ({ file }) => file)) {
    const path = join(copy, file);
    writeFileSync(path, withSwitches(readFileSync(path, 'utf8'), own));
  }
  const harness = `import '${relative(matrixFolder, 'tools/mutants/harness.ts')}';\n`;
  writeFileSync(join(copy, matrixFolder, 'mutants.test.ts'), harness);
  return copy;
}

/** Removes the copy. */
export function removeTree(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}

interface Insertion {
  at: number;
  text: string;
  /** At the same position, the outer check opens first and closes last. */
  order: number;
}

/** Returns a source with a switch around every check; enabling it removes the check. */
export function withSwitches(text: string, mutants: readonly SourceMutant[]): string {
  const insertions = mutants.flatMap(({ id, start, end, kind, replacement }): Insertion[] => {
    const isOn = `(globalThis.isMutant?.(${id}) ?? process.env.MUTANT === '${id}')`;
    const length = end - start;
    return kind === 'statement'
      ? [
          { at: start, text: `if (!${isOn}) { `, order: -length },
          { at: end, text: ' }', order: length },
        ]
      : [
          { at: start, text: `(${isOn} ? ${replacement} : `, order: -length },
          { at: end, text: ')', order: length },
        ];
  });
  return insertions
    .toSorted((a, b) => b.at - a.at || b.order - a.order)
    .reduce((result, { at, text: part }) => `${result.slice(0, at)}${part}${result.slice(at)}`, text);
}
