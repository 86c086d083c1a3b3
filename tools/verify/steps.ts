// The steps of the gate (`npm test`) and of the full run (`npm run test:full`).

/** Check that runs as one command in the root folder. */
export interface Step {
  name: string;
  command: readonly string[];
  environment?: Readonly<Record<string, string>>;
  /** Whether a test runner records its tests; the step then fails when it has run none. */
  hasTests: boolean;
  /** Whether the output is shown while the step runs, and not only after a failure. */
  isShown: boolean;
  /** Time after which the step is stopped, in seconds on the reference machine. */
  limitSeconds: number;
}

const minute = 60;
const failuresBeforeEnd = '5';

/** Program whose output matters only when it fails. */
export const tool = (name: string, ...command: string[]): Step => ({
  name,
  command,
  hasTests: false,
  isShown: false,
  limitSeconds: 5 * minute,
});

/** Program that prints its own results, such as figures. */
const program = (name: string, ...command: string[]): Step => ({
  ...tool(name, ...command),
  isShown: true,
  limitSeconds: 20 * minute,
});

/** Vitest with the reporter that prints each failure at once, and ends after five. */
export const vitest = (...parameters: string[]) => [
  'vitest',
  'run',
  ...parameters,
  ...['--reporter', './tools/verify/vitestReporter.ts', '--bail', failuresBeforeEnd],
];

/** Tests of Vitest projects. */
export const vitestStep = (name: string, ...parameters: string[]): Step => ({
  ...program(name, ...vitest(...parameters)),
  hasTests: true,
});

/** Playwright with the same reports. A journey that passes when repeated is listed as unstable. */
const journeys = (name: string, ...parameters: string[]): Step => ({
  ...program(
    name,
    ...['playwright', 'test', '--reporter', './tools/verify/playwrightReporter.ts'],
    ...['--max-failures', failuresBeforeEnd, '--retries', '1', ...parameters],
  ),
  hasTests: true,
});

const generatedFiles = tool('generated files', 'node', 'tools/generated.ts', '--check');
const contractLint = tool('contract lint', 'redocly', 'lint', 'openapi.yaml', '--format', 'stylish');

/** Steps for a change of the contract, without the tests of the server. */
export const contractSteps: readonly Step[] = [
  generatedFiles,
  contractLint,
  vitestStep('contract tests', '--project', 'unit', 'tools/contract'),
];

/** Steps of the gate that use one core each, and run in two lanes. */
export const lightGateSteps: readonly Step[] = [
  tool('types', 'pnpm', 'run', '--silent', 'typecheck'),
  // For the journeys and the script sizes.
  tool('app build', 'node', 'tools/appBuild.ts'),
  generatedFiles,
  contractLint,
  tool('code lint', 'biome', 'check', '--error-on-warnings', '.'),
  tool('unused code', 'knip', '--no-progress'),
  tool('imports', 'pnpm', 'run', '--silent', 'imports'),
];

/** Steps of the gate that use every core, and run one after the other; first those that a broken page fails. */
export const heavyGateSteps: readonly Step[] = [
  // Each role's main path.
  journeys('main journeys', '--grep', '@main'),
  tool('script sizes', 'node', 'bench/app.ts', '--only', 'scripts'),
  vitestStep('unit and server tests', '--project', 'unit', '--project', 'server'),
  vitestStep('stories', '--project', 'stories'),
  // Vitest stores differing images in .vitest/attachments.
  { ...vitestStep('visual', '--project', 'visual'), environment: { CI: 'true' } },
  tool('package', 'node', 'tools/package/main.ts'),
];

export const gateSteps = [...lightGateSteps, ...heavyGateSteps];

/** Runs the tutorial, and creates and removes a feature, in copies of the repository. */
export const copies = vitestStep('copies', '--project', 'copies');

const thorough = { TEST_EFFORT: 'full' };

/** Steps of the full run: what the gate leaves out, and what it does with less effort. They run one after the other. */
export const fullSteps: readonly Step[] = [
  tool('commit lint', 'node', 'tools/commits.ts'),
  vitestStep('processes', '--project', 'processes'),
  { ...vitestStep('unit tests in full', '--project', 'unit'), environment: thorough },
  {
    ...program('server on postgresql', 'node', 'tools/scale/main.ts', 'postgresql'),
    environment: thorough,
    limitSeconds: 40 * minute,
  },
  { ...vitestStep('stories in both themes', '--project', 'stories'), environment: thorough },
  { ...vitestStep('all pictures', '--project', 'visual'), environment: { CI: 'true', ...thorough } },
  { ...journeys('all journeys'), limitSeconds: 90 * minute },
  copies,
  program('several servers', 'node', 'tools/scale/main.ts', 'redis'),
  program('faults', 'node', 'tools/scale/main.ts', 'chaos'),
  program('object store', 'node', 'tools/scale/main.ts', 's3'),
  program('relay', 'node', 'tools/scale/main.ts', 'coturn'),
  // The gate builds the example product with Vite only, and without the code of the documentation pages.
  tool('package in full', 'node', 'tools/package/main.ts', '--full'),
  tool('contract page', 'redocly', 'build-docs', 'openapi.yaml', '--output', 'api-docs/index.html'),
  program('report reading', 'node', 'bench/ocr.ts'),
  // Last, because it searches the server logs of the other steps.
  program('trust', 'node', 'tools/trust/main.ts', '--short'),
];
