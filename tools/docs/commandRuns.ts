// Maps commands in shell blocks of the documentation to their runs in CI: the gate or the full run.
import type { Step } from '../verify/steps.ts';

/** Run of a command in CI: a step of `npm test` or `npm run test:full`, a test, or a reason not to run it. */
export type CommandRun = { readonly step: string } | { readonly test: string } | { readonly notRun: string };

const onlyServes = 'Serves until somebody stops it.';
const published = 'Installs a published version; CI has no registry.';
const tutorial: CommandRun = { test: 'tools/docs/tutorial.copy.test.ts' };

/** Run of each command. Missing and unused entries fail the check. */
export const COMMAND_RUNS: Readonly<Record<string, CommandRun>> = {
  'npm start': { test: 'e2e/start.spec.ts' },
  'npm test': { step: 'all' },
  'npm run test:full': { step: 'all' },
  'npm test -- types': { step: 'types' },
  'npm test -- contract': { step: 'contract lint' },
  'npm test -- --changed main': { notRun: 'Compares with a branch; the steps are those of `npm test`.' },
  'pnpm dev': { notRun: onlyServes },
  'pnpm storybook': { notRun: `${onlyServes} The step “storybook” builds the same pages.` },
  'pnpm visual': { step: 'visual' },
  'pnpm docs:api': { step: 'contract page' },
  'pnpm test:scale': { step: 'several servers' },
  'pnpm test:times': { notRun: 'Prints the times of the last run.' },
  'pnpm test:trust': { step: 'trust' },
  'pnpm test:mutants': { notRun: 'Takes an hour.' },
  'pnpm bench': { notRun: 'Takes an hour; the step “script sizes” runs the part that has budgets.' },
  'pnpm package': { step: 'package' },
  'pnpm new pattern Name': { test: 'tools/new.test.ts' },
  'pnpm generate': { step: 'generated files' },
  'pnpm changeset': { notRun: 'Asks questions.' },
  'node tools/generated.ts contract': tutorial,
  'node tools/generated.ts': tutorial,
  'pnpm unit quantities vitalSigns measures restore': tutorial,
  'pnpm stories packages/ui/src/screens/Diary/DiaryMeasures.stories.tsx': { step: 'stories' },
  'pnpm package --update': { notRun: 'Writes the record that the step “package” compares.' },
  'pnpm add @vitalane/clinical': { notRun: published },
  'pnpm add @vitalane/time': { notRun: published },
  'pnpm add @vitalane/ui react react-dom': {
    notRun: `${published} The step “package” installs the packed file.`,
  },
};

/** Returns why a step does not run a command, or `null`. The step must start with the command's script. */
export function stepProblem(
  command: string,
  step: string,
  { steps, scripts }: { steps: readonly Step[]; scripts: Readonly<Record<string, string>> },
): string | null {
  if (step === 'all') return null;
  const own = steps.find(({ name }) => name === step);
  if (!own) return `no step "${step}"`;
  const [, words] = /^npm test -- (\w+)$/.exec(command) ?? [];
  if (words !== undefined) return step.includes(words) ? null : `"${words}" does not choose "${step}"`;
  const script = scripts[command.split(' ')[1] ?? ''] ?? command;
  return own.command.join(' ').startsWith(script) ? null : `"${step}" does not run: ${script}`;
}
