// The steps of `npm test` and of CI.

/** Check that runs as one command in the root folder. */
export interface Step {
  name: string;
  command: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

const vitest = (...parameters: string[]) => ['vitest', 'run', ...parameters];

const generatedFiles: Step = { name: 'generated files', command: ['node', 'tools/generated.ts', '--check'] };
const contractLint: Step = {
  name: 'contract lint',
  command: ['redocly', 'lint', 'openapi.yaml', '--format', 'stylish'],
};

/** Steps for a change of the contract, without the tests of the server. */
export const contractSteps: readonly Step[] = [
  generatedFiles,
  contractLint,
  { name: 'contract tests', command: vitest('--project', 'unit', 'tools/contract') },
];

/** Steps that need no external service, the longest last. */
export const testSteps: readonly Step[] = [
  generatedFiles,
  contractLint,
  { name: 'commit lint', command: ['node', 'tools/commits.ts'] },
  { name: 'code lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'types', command: ['pnpm', 'run', '--silent', 'typecheck'] },
  { name: 'unit and server tests', command: vitest('--project', 'unit', '--project', 'server') },
  { name: 'stories', command: vitest('--project', 'stories') },
];

/** The journeys of `npm test`: the main path of each role. CI runs all of them. */
export const mainJourneys: Step = { name: 'journeys', command: ['playwright', 'test', '--grep', '@main'] };
export const allJourneys: Step = { name: 'journeys', command: ['playwright', 'test'] };

/** Runs the tutorial, and creates and removes a feature, in copies of the repository. */
export const copies: Step = { name: 'copies', command: vitest('--project', 'copies') };

/** Runs last, because it searches the server logs of the other steps. */
export const trustStep: Step = { name: 'trust', command: ['node', 'tools/trust/main.ts', '--short'] };

/** Further steps of CI. They run one at a time, because some of them measure. */
export const ciSteps: readonly Step[] = [
  copies,
  { name: 'script sizes', command: ['node', 'bench/app.ts', '--only', 'scripts'] },
  // Vitest stores differing images in .vitest/attachments.
  { name: 'visual', command: vitest('--project', 'visual'), environment: { CI: 'true' } },
  { name: 'scale', command: ['node', 'tools/scale/main.ts'] },
  { name: 'storybook', command: ['storybook', 'build', '--disable-telemetry', '--quiet'] },
  {
    name: 'contract page',
    command: ['redocly', 'build-docs', 'openapi.yaml', '--output', 'api-docs/index.html'],
  },
  { name: 'package', command: ['node', 'tools/package/main.ts'] },
  { name: 'report reading', command: ['node', 'bench/ocr.ts'] },
];
