// Carries out docs/tutorial.md on a copy of the repository: applies every change and runs its commands.
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource, repositoryFiles, root } from './sources.ts';
import { applyBlock, blocksOf, pathOf, type TutorialBlock } from './tutorial.ts';

const blocks = blocksOf(readSource('docs/tutorial.md'));
const isCommand = ({ language }: TutorialBlock) => language === 'sh';
const changes = blocks.filter((block) => !isCommand(block));
const packages = new Set(
  changes.map((block) => /^packages\/\w+/.exec(pathOf(block))?.[0] ?? 'packages/contract'),
);

/** What each command of the tutorial runs here; null for what asks a question, or starts a server or a browser. */
const commands: Readonly<Record<string, readonly string[] | null>> = {
  'node tools/generated.ts': ['node tools/generated.ts'],
  'npm test -- contract': ['redocly lint openapi.yaml --format stylish'],
  'npm test -- types': [...packages].map((path) => `tsc --noEmit -p ${path}`),
  'pnpm unit plausibility.test contractLimits restore.test oxygen.test': [
    'vitest run --project unit --project server plausibility.test contractLimits restore.test oxygen.test',
  ],
  'pnpm stories packages/ui/src/screens/Diary/MeasureDiaryScreen.stories.tsx': null,
  'pnpm changeset': null,
  'pnpm package --update': null,
  'npm test -- --changed main': null,
  'npm start': null,
};

/** Links the installed packages into the copy; packages of this repository are linked to their copies. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (name.startsWith('@')) linkModules(source, target);
    else if (!name.startsWith('.') || name === '.bin') symlinkSync(inCopy(realpathSync(source)), target);
  }
}

const copy = mkdtempSync(join(tmpdir(), 'vitalane-tutorial-'));
const sources = join(realpathSync(root), 'packages/');
const inCopy = (path: string) =>
  path.startsWith(sources) && !path.includes('/node_modules/')
    ? join(copy, relative(realpathSync(root), path))
    : path;

const execute = promisify(execFile);

/** Runs a command in the copy. Throws with what it wrote when it fails. */
async function run(command: string): Promise<void> {
  const [program = '', ...parameters] = command.split(' ');
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^VITEST|^NODE_ENV$|^SERVER_LOGS_DIR$/.test(name),
  );
  const env = { ...Object.fromEntries(kept), PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
  // Not execFileSync: a worker that is blocked for a minute loses its connection to Vitest.
  const options = { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 };
  await execute(program, parameters, options).catch(({ message, stdout }: Error & { stdout: string }) => {
    throw new Error(`${message}\n${stdout}`);
  });
}

beforeAll(() => {
  for (const path of repositoryFiles().filter((name) => !/^(?:vrt|e2e)\//.test(name))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  const folders = ['.', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))];
  for (const folder of folders)
    linkModules(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the tutorial', () => {
  it('works on a copy of the repository, step by step', async () => {
    expect(changes.length).toBeGreaterThan(15);
    for (const block of blocks) {
      if (!isCommand(block)) applyBlock(copy, block);
      for (const line of isCommand(block) ? block.lines : []) {
        const command = line.replace(/\s+#.*$/, '');
        expect(Object.keys(commands), block.step).toContain(command);
        for (const own of commands[command] ?? []) await run(own);
      }
    }
  });

  it('fails with the name of a step that no longer applies', () => {
    const stale = {
      step: '9. Stale',
      language: 'diff',
      lines: ['--- package.json', '-  "gone": 1', '+  "gone": 2'],
    } as const;
    expect(() => applyBlock(copy, stale)).toThrow('9. Stale, package.json: these lines occur 0 times');
  });
});
