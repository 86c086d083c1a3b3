import { describe, expect, it } from 'vitest';
import { fullSteps, gateSteps } from '../verify/steps.ts';
import { COMMAND_RUNS, stepProblem } from './commandRuns.ts';
import { shellLines } from './markdown.ts';
import { isDocumentation, readSource, repositoryFiles } from './sources.ts';

const steps = [...gateSteps, ...fullSteps];
const { scripts } = JSON.parse(readSource('package.json'));

it('each command in a shell block runs in CI, or has a reason not to', () => {
  const files = repositoryFiles();
  const commands = new Set(
    files.filter(isDocumentation).flatMap((path) => shellLines(readSource(path)).map(({ text }) => text)),
  );
  const problems = Object.entries(COMMAND_RUNS).flatMap(([command, run]) => {
    if ('step' in run) return stepProblem(command, run.step, { steps, scripts }) ?? [];
    return 'test' in run && !files.includes(run.test) ? `${command}: no ${run.test}` : [];
  });
  expect(problems).toEqual([]);
  expect(Object.keys(COMMAND_RUNS).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...commands].toSorted((a, b) => a.localeCompare(b)),
  );
});

describe('steps that do not run the command', () => {
  it.each([
    ['pnpm docs:api', 'gone', 'no step "gone"'],
    ['pnpm docs:api', 'contract lint', '"contract lint" does not run: redocly build-docs'],
    ['npm test -- types', 'code lint', '"types" does not choose "code lint"'],
  ])('%s in the step %s', (command, step, problem) => {
    expect(stepProblem(command, step, { steps, scripts })).toContain(problem);
  });
});
