import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const [hazards = '', journeys = ''] = readFileSync(join(root, 'docs/clinical/hazards.md'), 'utf8').split(
  '## Journeys',
);
const rowsOf = (part: string) => part.split('\n').filter((line) => /^\| H\d+ /.test(line));
const rows = rowsOf(hazards);
const idOf = (row: string) => row.split(' ')[1] ?? '';
const { vectors }: { readonly vectors: readonly { readonly id: string; readonly ask: string }[] } =
  JSON.parse(readFileSync(join(root, 'packages/clinical/vectors/safety-vectors.json'), 'utf8'));

/** Returns whether an example exists in the file and has an adapter, so that it runs as a test. */
function isExample(id: string): boolean {
  const ask = vectors.find((vector) => vector.id === id)?.ask;
  return ask !== undefined && existsSync(join(root, `packages/clinical/src/testing/asks/${ask}.ts`));
}

function isTest(file: string, name: string): boolean {
  const path = join(root, file);
  return existsSync(path) && readFileSync(path, 'utf8').includes(`it('${name}`);
}

it.each(rows.map((row) => ({ id: idOf(row), proof: row.split(' | ').at(-1) ?? '' })))(
  'hazard $id is proved by tests that exist',
  ({ proof }) => {
    const examples = [...proof.matchAll(/`(s\d+)`/g)].map(([, id]) => id ?? '');
    const tests = [...proof.matchAll(/`([^`]+\.test\.ts)` "([^"]+)"/g)];
    expect(examples.length + tests.length).toBeGreaterThan(0);
    expect(examples.filter((id) => !isExample(id))).toEqual([]);
    expect(tests.filter(([, file, name]) => !isTest(file ?? '', name ?? '')).map(([text]) => text)).toEqual(
      [],
    );
  },
);

it.each(rowsOf(journeys).map((row) => ({ id: idOf(row), row })))(
  'hazard $id is followed by a journey that exists',
  ({ id, row }) => {
    expect(rows.map(idOf)).toContain(id);
    const [, file = '', name = ''] = /`(e2e\/[^`]+\.spec\.ts)` "(.+?)" \|/.exec(row) ?? [];
    const source = readFileSync(join(root, file), 'utf8');
    expect(source.includes(`test('${name}'`) || source.includes(`test(\`${name}\``)).toBe(true);
  },
);
