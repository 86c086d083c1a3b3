// Checks that shipped code, `packages/*/src` without its tests, imports nothing that only tests need.
import { expect, it } from 'vitest';
import { readSource, repositoryFiles } from './docs/sources.ts';
import { importsOf } from './imports.ts';

const shipped = /^packages\/[^/]+\/src\/.*(?<!\.test)\.tsx?$/;
const forTestsOnly = /^(?:vitest|fast-check)(?:\/|$)|^packages\/[^/]+\/test\/|\.test\.tsx?$/;

const testImports = (path: string, source: string) =>
  importsOf(path, source).filter((imported) => forTestsOnly.test(imported));

it('shipped code imports no test framework and no file for tests', () => {
  const paths = repositoryFiles().filter((path) => shipped.test(path));
  expect(paths.length).toBeGreaterThan(1000);
  const problems = paths.flatMap((path) =>
    testImports(path, readSource(path)).map((imported) => `${path} imports ${imported}`),
  );
  expect(problems).toEqual([]);
});

const file = 'packages/server/src/features/diary/entries.ts';

it.each([
  "import { expect } from 'vitest';",
  "import fc from 'fast-check';",
  "import { startTestServer } from '../../../test/helpers/server.ts';",
  "await import('./diary.test.ts');",
])('finds a planted import: %s', (source) => {
  expect(testImports(file, source)).toHaveLength(1);
});

it.each(["import fastify from 'fastify';", "import { ownedBy } from '../../db/ownership.ts';"])(
  'allows %s',
  (source) => {
    expect(testImports(file, source)).toEqual([]);
  },
);
