// Selects the checks for a change: lint and types, tests by their imports, server tests and stories by folder.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { journeys } from './journeys.ts';
import { contractSteps, copies, type Step, tool, vitestStep } from './steps.ts';

const root = join(import.meta.dirname, '../..');

/** Returns the paths that differ from a commit, including untracked files. */
function changedPaths(ref: string): string[] {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--merge-base', ref),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Returns the folder or feature of the server that a path is in, such as `packages/server/src/features/diary/`. */
function serverFolder(path: string): string | undefined {
  return /^packages\/server\/(?:src|test)\/(?:features\/)?[^/]+\/(?=.)/.exec(path)?.[0];
}

/** Returns the folder of a component, pattern or screen, such as `packages/ui/src/screens/Diary`. */
function uiFolder(path: string): string | undefined {
  return /^packages\/ui\/src\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0];
}

const unique = (values: readonly (string | undefined)[]) => [
  ...new Set(values.filter((value) => value !== undefined)),
];
const optional = (files: readonly string[], step: Step): Step[] => (files.length > 0 ? [step] : []);

/** Returns the steps that check the changes since `ref`, and prints the checks that they omit. */
export function changedSteps(ref: string): Step[] {
  const paths = changedPaths(ref);
  const present = paths.filter((path) => existsSync(join(root, path)));
  const code = present.filter((path) => /\.(c?[jt]sx?|json|css)$/.test(path));
  const server = unique(paths.map(serverFolder));
  const tested = server.filter((folder) => globSync(`${folder}**/*.test.ts`, { cwd: root }).length > 0);
  const stories = unique(paths.map(uiFolder)).filter(
    (folder) => globSync(`${folder}/*.stories.tsx`, { cwd: root }).length > 0,
  );
  printJourneys(paths);
  if (
    paths.some((path) =>
      /^packages\/(server\/(src\/[^/]+|test\/helpers\/.*)|(clinical|time)\/src\/.*|contract\/.*)$/.test(path),
    )
  )
    console.log('The changes may affect every server test. To run them all: npm test -- unit');
  const isContract = paths.some((path) => /^openapi(?:\.yaml$|\/)/.test(path));
  return [
    ...optional(
      code,
      tool('code lint', ...['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'], ...code),
    ),
    ...optional(code, tool('types', 'pnpm', 'run', '--silent', 'typecheck')),
    ...(isContract ? contractSteps : []),
    // A change may affect no test.
    {
      ...vitestStep('unit tests', '--project', 'unit', '--changed', ref, '--passWithNoTests'),
      hasTests: false,
    },
    ...optional(tested, vitestStep('server tests', '--project', 'server', ...tested)),
    ...optional(
      paths.filter((path) => /^tools\/(?:new|docs\/tutorial|repositoryCopy)|^docs\/tutorial\.md$/.test(path)),
      copies,
    ),
    ...optional(stories, vitestStep('stories', '--project', 'stories', ...stories)),
  ];
}

function printJourneys(paths: readonly string[]): void {
  const specs = unique([
    ...paths
      .filter((path) => /^packages\/(app|flows|server|ui)\/src\//.test(path))
      .flatMap((path) => journeys.filter(([part]) => part.test(path)).flatMap(([, ...names]) => names)),
    ...paths.filter((path) => path.endsWith('.spec.ts')).map((path) => basename(path, '.spec.ts')),
  ]).toSorted((a, b) => a.localeCompare(b));
  const files = specs.map((name) => `e2e/${name}.spec.ts`);
  console.log(
    files.length > 0
      ? `Journeys are not run here. To run the affected ones: pnpm e2e ${files.join(' ')}`
      : 'The changes affect no journey.',
  );
}
