// The steps of `npm test` and of CI.

/** A check that runs as one command from the root. */
export interface Step {
  name: string;
  command: readonly string[];
  environment?: Readonly<Record<string, string>>;
}

const vitest = (...parameters: string[]) => ['vitest', 'run', ...parameters];

/** Steps that need no external service. The longest of the first four come last, as the other lane fills up beside them. */
export const testSteps: readonly Step[] = [
  { name: 'generated files', command: ['node', 'tools/generated.ts', '--check'] },
  { name: 'contract lint', command: ['redocly', 'lint', 'openapi.yaml', '--format', 'stylish'] },
  { name: 'code lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['pnpm', 'run', '--silent', 'typecheck'] },
  { name: 'unit and server tests', command: vitest('--project', 'unit', '--project', 'server') },
  { name: 'stories', command: vitest('--project', 'stories') },
  { name: 'journeys', command: ['playwright', 'test'] },
];

/** Runs last, because it searches the logs that the servers of the other steps have written. */
export const trustStep: Step = { name: 'trust', command: ['node', 'tools/trust/main.ts', '--short'] };

/** Further steps of CI. They run one at a time, because some of them measure. */
export const ciSteps: readonly Step[] = [
  { name: 'script sizes', command: ['node', 'bench/app.ts', '--only', 'scripts'] },
  // The differing pictures are kept in .vitest/attachments.
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
