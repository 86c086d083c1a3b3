// Follows docs/tutorial.md on a copy of the repository: applies every change and runs its commands.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository, type RepositoryCopy } from '../repositoryCopy.ts';
import { readSource } from './sources.ts';
import { applyBlock, blocksOf, pathOf, type TutorialBlock } from './tutorial.ts';

const blocks = blocksOf(readSource('docs/tutorial.md'));
const isCommand = ({ language }: TutorialBlock) => language === 'sh';
const changes = blocks.filter((block) => !isCommand(block));
const packages = new Set(
  changes.map((block) => /^packages\/\w+/.exec(pathOf(block))?.[0] ?? 'packages/contract'),
);

/** Replacement for each command of the tutorial; `null` for commands with a prompt, a server or a browser. */
const commands: Readonly<Record<string, readonly string[] | null>> = {
  'node tools/generated.ts contract': ['node tools/generated.ts contract'],
  'node tools/generated.ts': ['node tools/generated.ts'],
  'npm test -- contract': ['redocly lint openapi.yaml --format stylish'],
  'npm test -- types': [...packages].map((path) => `tsc --noEmit -p ${path}`),
  'pnpm unit quantities vitalSigns measures restore': [
    'vitest run --project unit --project server quantities vitalSigns measures restore',
  ],
  'pnpm stories packages/ui/src/screens/Diary/DiaryMeasures.stories.tsx': null,
  'pnpm changeset': null,
  'pnpm package --update': null,
  'npm test -- --changed main': null,
  'npm start': null,
};

let copy: RepositoryCopy;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => copy.remove());

describe('the tutorial', () => {
  it('changes at most ten files and works step by step on a copy of the repository', async () => {
    expect(new Set(changes.map(pathOf)).size).toBeLessThanOrEqual(10);
    for (const block of blocks) {
      if (!isCommand(block)) applyBlock(copy.folder, block);
      for (const line of isCommand(block) ? block.lines : []) {
        const command = line.replace(/\s+#.*$/, '');
        expect(Object.keys(commands), block.step).toContain(command);
        for (const own of commands[command] ?? []) await copy.run(own);
      }
    }
  });

  it('fails with the name of an outdated step', () => {
    const stale = {
      step: '9. Stale',
      language: 'diff',
      lines: ['--- package.json', '-  "gone": 1', '+  "gone": 2'],
    } as const;
    expect(() => applyBlock(copy.folder, stale)).toThrow('9. Stale, package.json: these lines occur 0 times');
  });
});
