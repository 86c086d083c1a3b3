// Checks the layout of the contract: short chapters, whose entries have their bundled names.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Excludes the catalogue of errors, which only `tools/contract/errors.ts` reads. */
const chapters = globSync('openapi/**/*.yaml', { cwd: root, exclude: ['openapi/errors.yaml'] }).toSorted(
  (a, b) => a.localeCompare(b),
);
const textOfAll = ['openapi.yaml', ...chapters].map((path) => read(path)).join('\n');

describe.each(chapters)('%s', (path) => {
  const entries = load(read(path)) as Readonly<Record<string, { operationId?: string; tags?: string[] }>>;

  it('has at most 500 lines', () => {
    expect(read(path).split('\n').length).toBeLessThanOrEqual(500);
  });

  it('has no unreferenced entries', () => {
    const file = basename(path);
    const isNamed = (name: string) =>
      textOfAll.includes(`/${file}#/${name}'`) ||
      textOfAll.includes(`'${file}#/${name}'`) ||
      read(path).includes(`'#/${name}'`);
    expect(Object.keys(entries).filter((name) => !isNamed(name))).toEqual([]);
  });

  it('names operations by their operationId, and is named after their tag', () => {
    if (!path.startsWith('openapi/paths/')) return;
    for (const [name, { operationId, tags: [tag = ''] = [] }] of Object.entries(entries)) {
      expect(operationId).toBe(name);
      expect(basename(path, '.yaml')).toMatch(new RegExp(`^${tag}(?:-|$)`));
    }
  });
});
