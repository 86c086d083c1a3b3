// Creates a feature on a copy of the repository, checks it, and removes it again.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../docs/sources.ts';
import { copyRepository, type RepositoryCopy } from '../repositoryCopy.ts';
import { filesOf, linesOf, namesOf } from './featureFiles.ts';

const names = namesOf('SleepLog');
const files = Object.keys(filesOf(names));
const lines = linesOf(names);
const connected = [...new Set(lines.map(({ file }) => file))];

let copy: RepositoryCopy;
beforeAll(async () => {
  copy = copyRepository();
  await copy.run('node tools/new.ts feature SleepLog');
});
afterAll(() => copy.remove());

describe('a new feature', () => {
  it.each([
    'node tools/generated.ts --check',
    'redocly lint openapi.yaml --format stylish',
    'tsc --noEmit -p packages/server',
    'tsc --noEmit -p packages/app',
    'vitest run --project server features/sleep-log access-matrix',
    'vitest run --project unit tools/contract tools/contractQuantities',
  ])('passes %s', (command) => copy.run(command));

  it('passes the linter', () => {
    const sources = [...connected, ...files].filter((path) => /\.tsx?$/.test(path));
    return copy.run(`biome check --error-on-warnings ${sources.join(' ')}`);
  });

  it('does not overwrite a feature of the same name', async () => {
    await expect(copy.run('node tools/new.ts feature SleepLog')).rejects.toThrow('exists');
  });

  it('is removed by deleting its files and its lines', async () => {
    for (const path of files) rmSync(join(copy.folder, path));
    for (const path of connected) {
      const added = lines.filter(({ file }) => file === path).map(({ line }) => line);
      const rest = readFileSync(join(copy.folder, path), 'utf8')
        .split('\n')
        .filter((line) => !added.includes(line));
      expect(rest.join('\n'), path).toBe(readSource(path));
      writeFileSync(join(copy.folder, path), rest.join('\n'));
    }
    await copy.run('node tools/generated.ts');
    for (const path of ['packages/contract/src/generated.ts', 'docs/reference/inventory.md'])
      expect(readFileSync(join(copy.folder, path), 'utf8')).toBe(readSource(path));
  });
});
