// Checks that no two folders of packages/server/src import each other. Each feature has its own folder; the files
// beside the folders count as one each. Tests may import from everywhere.
import { expect, it } from 'vitest';
import { readSource, repositoryFiles } from './docs/sources.ts';
import { importsOf } from './imports.ts';

/** File and an import of it, both as paths from the root. */
type Import = readonly [file: string, imported: string];

const folderOf = (path: string) =>
  /^packages\/server\/src\/((?:features\/)?[^/]+)\/./.exec(path)?.[1] ??
  (path.startsWith('packages/server/src/') ? '.' : undefined);

/** Returns the pairs of folders that import each other, with their imports. */
function folderPairs(imports: readonly Import[]): readonly string[] {
  const edges = Map.groupBy(
    imports.filter(([file, imported]) => folderOf(imported) && folderOf(file) !== folderOf(imported)),
    ([file, imported]) => `${folderOf(file)} ${folderOf(imported)}`,
  );
  return [...edges].flatMap(([edge, there]) => {
    const [own = '', other = ''] = edge.split(' ');
    const back = edges.get(`${other} ${own}`);
    if (own > other || !back) return [];
    const lines = [...there, ...back].map(([file, imported]) => `  ${file} imports ${imported}`);
    return [[`${own} and ${other} import each other:`, ...lines].join('\n')];
  });
}

it('no two folders of the server import each other', () => {
  const files = repositoryFiles().filter((path) => /^packages\/server\/src\/.*(?<!\.test)\.ts$/.test(path));
  const imports = files.flatMap((file) =>
    importsOf(file, readSource(file)).map((imported): Import => [file, imported]),
  );
  expect(imports.length).toBeGreaterThan(1000);
  expect(folderPairs(imports)).toEqual([]);
});

const source = 'packages/server/src';

it.each<[string, Import[], number]>([
  [
    'two folders',
    [
      [`${source}/db/a.ts`, `${source}/http/b.ts`],
      [`${source}/http/c.ts`, `${source}/db/d.ts`],
    ],
    1,
  ],
  [
    'two features',
    [
      [`${source}/features/diary/a.ts`, `${source}/features/alerts/lab/b.ts`],
      [`${source}/features/alerts/c.ts`, `${source}/features/diary/d.ts`],
    ],
    1,
  ],
  [
    'a folder and the files beside it',
    [
      [`${source}/server.ts`, `${source}/db/b.ts`],
      [`${source}/db/c.ts`, `${source}/store.ts`],
    ],
    1,
  ],
  [
    'one folder',
    [
      [`${source}/db/tables/a.ts`, `${source}/db/b.ts`],
      [`${source}/db/b.ts`, `${source}/db/tables/c.ts`],
    ],
    0,
  ],
  ['one direction', [[`${source}/features/diary/a.ts`, `${source}/features/alerts/b.ts`]], 0],
])('counts the pairs of %s', (_name, imports, count) => {
  expect(folderPairs(imports)).toHaveLength(count);
});
