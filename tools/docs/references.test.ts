import { describe, expect, it } from 'vitest';
import type { Facts } from './facts.ts';
import { operationsIn } from './facts.ts';
import { allReferences, judgeReferences, pagesNamedIn, referencesIn } from './references.ts';

it('files, names, settings, routes and commands in the documentation exist', () => {
  const { wrong, unused } = judgeReferences(allReferences());
  expect(
    wrong.map(({ path, line, reference, problem }) => `${path}:${line}: ${reference}: ${problem}`),
  ).toEqual([]);
  expect(unused).toEqual([]);
});

const facts: Facts = {
  files: ['README.md', 'docs/a.md', 'packages/app/src/router.ts', 'bench/queue.ts', 'tools/dev.ts'],
  names: [new Set(['HomeContainer', 'preload']), new Set(['ask', 'RATE_LIMIT'])],
  mentions: (text) => text === 'dist/trust.json',
  settings: new Set(['PORT', 'DATA_DIR', 'TOKEN_SECRET']),
  operations: operationsIn('paths:\n  /orders/{id}:\n    get:\n      x: y\n'),
  routes: new Set(['/Home', '/EditForm/:id', '/health/ready']),
  packages: new Map([
    [
      'vitalane',
      { scripts: new Set(['bench', 'dev']), dependencies: new Set(['@biomejs/biome']), exports: [] },
    ],
    ['@vitalane/server', { scripts: new Set(['migrations']), dependencies: new Set(), exports: [] }],
    ['@vitalane/ui', { scripts: new Set(), dependencies: new Set(), exports: ['.', './components/*'] }],
  ]),
};
const pages: Record<string, string> = { 'README.md': '# The map\n\n## Sign-in, `out`\n', 'docs/a.md': '' };
const check = (page: string) => referencesIn('docs/a.md', page, facts, (path) => pages[path] ?? '');

describe('broken references', () => {
  it.each([
    ['a link to a missing file', '[a](b.md)', 'no such file'],
    ['a link to a missing heading', '[a](../README.md#the-app)', 'no such heading'],
    ['a missing file', '`packages/app/src/router.tsx`', 'no such file'],
    ['a missing file by its name', '`router.tsx`', 'no such file'],
    ['one of several files', '`packages/app/src/{router,guard}.ts`', 'no such file'],
    ['a missing folder', '`packages/app/lib`', 'no such file'],
    ['a missing name', '`useNothing`', 'no such name'],
    ['a name that only another file has', '`HomeContainer.ask`', 'no such name'],
    ['a missing function', '`listNothing()`', 'no such name'],
    ['a missing setting', '`LEAVE_MINUTES`', 'no such setting or constant'],
    ['a missing route', '`/Dashboard`', 'no such route'],
    ['a missing operation', '`POST /orders/{id}`', 'no such operation'],
    ['a missing script', '`pnpm deploy`', 'no script "deploy" in vitalane'],
    [
      'a missing script of a package',
      '`pnpm --filter @vitalane/server seed`',
      'no script "seed" in @vitalane/server',
    ],
    ['a missing word of a script', '`pnpm bench siege`', 'no bench/siege.ts'],
    ['a missing program', '`node tools/gone.ts`', 'no file tools/gone.ts'],
    ['a command of a block', '```sh\npnpm gone   # does\n```', 'no script "gone" in vitalane'],
    ['a missing export', '`@vitalane/ui/charts`', 'no such export'],
    ['a missing dependency', '`@scope/gone`', 'no such dependency'],
  ])('%s: %s', (_what, page, problem) => {
    expect(check(`\n${page}\n`)).toMatchObject([{ line: page.startsWith('```') ? 3 : 2, problem }]);
  });
});

it('reports a missing page or heading that code names', () => {
  const source = '// See docs/a.md#gone.\nrunbook: docs/gone.md\n// docs/a.md';
  const found = pagesNamedIn('a.ts', source, facts, (path) => pages[path] ?? '');
  expect(found).toMatchObject([
    { line: 1, problem: 'no such heading' },
    { line: 2, problem: 'no such file' },
  ]);
});

describe('valid references', () => {
  it.each([
    '[a](../README.md#the-map)',
    '[a](https://vitalane.example/a.md)',
    '[a](../packages/app/)',
    '`packages/*/src/router.ts`, `src/<name>.ts`, `router.ts`, `packages/app/`',
    '`HomeContainer.preload`, `RATE_LIMIT`, `PORT=0`, `TOKEN_SECRET_FILE`',
    '`/Home`, `/EditForm/{id}`, `/api/orders/:id`, `GET /orders/{id}`, `/health/ready`',
    '`pnpm bench queue`, `pnpm biome check`, `PORT=0 node tools/dev.ts`, `curl gone`',
    '`dist/trust.json`, `@vitalane/ui/components/Button`, `@biomejs/biome`',
    '`const gone = useNothing;`',
    '```ts\nuseNothing();\n```',
  ])('%s', (page) => {
    expect(check(page)).toEqual([]);
  });
});

it('an allow-list entry matches one page only, and fails when it is unused', () => {
  const allowed = [{ path: 'docs/a.md', references: ['useNothing'], why: 'Of a library.' }];
  expect(judgeReferences(check('`useNothing`'), allowed)).toEqual({ wrong: [], unused: [] });
  expect(judgeReferences([], allowed).unused).toEqual([{ path: 'docs/a.md', reference: 'useNothing' }]);
});
