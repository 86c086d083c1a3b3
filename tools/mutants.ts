// `pnpm test:mutants`: removes one ownership predicate or role check at a time and checks that a test fails. First
// runs the rows of the authorisation matrix that reach the check, all mutants in one process. For mutants that no row
// detects, runs the tests beside the file and those of the features. Prints surviving mutants and fails. `--list`
// only counts; `--only diary` selects mutants by a word of their position; `--survivors` selects those that survived
// the last run.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { equivalents } from './mutants/equivalent.ts';
import { type ContractMutant, contractMutants, type SourceMutant, sourceMutants } from './mutants/find.ts';
import type { Task, Verdicts } from './mutants/task.ts';
import { createMutantTree, removeTree } from './mutants/tree.ts';

const root = join(import.meta.dirname, '..');
/** Tests of the matrix outside its rows: short, so they run first. */
const matrixTests = ['isolation', 'owners'].map(
  (name) => `packages/server/test/access-matrix/${name}.test.ts`,
);
const features = 'packages/server/src/features';
/** Features whose tests cover a shared folder. */
const dependents: Readonly<Record<string, readonly string[]>> = {
  'packages/server/src/authorisation': ['account', 'telehealth'],
  'packages/server/src/contract': ['account'],
  'packages/server/src/deliveries': ['reminders'],
  'packages/server/src/files': ['account', 'documents'],
  'packages/server/src/idempotency': ['orders', 'telehealth'],
  'packages/server/src/identity': ['account'],
  'packages/server/src/push': ['reminders'],
  'packages/server/src/features/telehealth/realtime': ['account', 'telehealth'],
  'packages/server/src/medicines': ['medications', 'reminders'],
};
const shownOutput = 4000;

/** Result of one mutant. */
interface Result {
  mutant: string;
  /** Test that detected it, or the reason why it may survive. */
  detectedBy?: string;
  isEquivalent?: true;
}

function nameOf(mutant: SourceMutant | ContractMutant): string {
  return 'file' in mutant
    ? `${mutant.file}:${mutant.line} ${mutant.removed}`
    : `openapi.yaml ${mutant.operationId} ${mutant.change}`;
}

/** Runs tests in the copy. Returns their output when one failed, otherwise nothing. */
function failureOf(
  copy: string,
  parameters: readonly string[],
  settings: Record<string, string>,
): string | undefined {
  const vitest = join(root, 'node_modules/.bin/vitest');
  const { status, stdout, stderr } = spawnSync(vitest, ['run', '--project', 'server', ...parameters], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...process.env, ...settings, NO_COLOR: '1' },
  });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}

/** Runs all mutants on the matrix, in one process. */
function runMatrix(
  copy: string,
  source: readonly SourceMutant[],
  contract: readonly ContractMutant[],
): Verdicts {
  const taskFile = join(copy, 'task.json');
  const task: Task = { source, contract, resultFile: join(copy, 'verdicts.json') };
  writeFileSync(taskFile, JSON.stringify(task));
  const failure = failureOf(copy, ['access-matrix/mutants.test.ts'], { MUTANTS_TASK: taskFile });
  if (failure !== undefined) throw new Error(`The matrix failed to run:\n${failure.slice(-shownOutput)}`);
  return JSON.parse(readFileSync(task.resultFile, 'utf8'));
}

/** Whether the tests of a position pass without any mutant; only then is a failure meaningful. */
const soundness = new Map<string, boolean>();

function isSound(copy: string, place: string): boolean {
  if (!hasTests(place)) return false;
  const known = soundness.get(place);
  if (known !== undefined) return known;
  const failure = failureOf(copy, [place], { MUTANT: 'none' });
  if (failure !== undefined)
    console.log(
      `Left out: ${place} fails without any mutant (${failedTest(failure) ?? 'a test file that could not be run'})`,
    );
  soundness.set(place, failure === undefined);
  return failure === undefined;
}

/** Returns the first failed test file. */
function failedTest(output: string): string | undefined {
  return /FAIL\s+\|server\|\s+(\S+\.test\.ts)/.exec(output)?.[1];
}

/** Maximum attempts of a test that passes when repeated: failures on a busy machine do not count. */
const maxAttempts = 3;

/**
 * Returns the first test that detects a mutant: of the matrix, beside the file, or of features that use a shared
 * folder. It must detect it twice.
 */
function findDetectingTest(copy: string, { id, file }: SourceMutant): string | undefined {
  const folder = dirname(file);
  const places = [...matrixTests, folder, ...(dependents[folder] ?? []).map((name) => `${features}/${name}`)];
  const sound = places.filter((place) => isSound(copy, place));
  const failureIn = (parameters: readonly string[]) => failureOf(copy, parameters, { MUTANT: String(id) });
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const failure = failureIn(['--bail', '1', ...sound]);
    if (failure === undefined) return undefined;
    const test = failedTest(failure);
    if (test && failureIn([test]) !== undefined) return test;
  }
  return undefined;
}

function hasTests(folder: string): boolean {
  if (folder.endsWith('.test.ts')) return true;
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.some((name) => name.endsWith('.test.ts'));
}

function equivalenceOf(mutant: SourceMutant, all: readonly SourceMutant[]): string | undefined {
  const equal = all.filter(({ file, removed }) => file === mutant.file && removed === mutant.removed);
  return equivalents.find(
    ({ file, removed, nth }) =>
      file === mutant.file &&
      removed === mutant.removed &&
      (nth === undefined || equal[nth]?.id === mutant.id),
  )?.why;
}

function run(source: readonly SourceMutant[], contract: readonly ContractMutant[]): Result[] {
  const planted = sourceMutants(root);
  const copy = createMutantTree(root, planted);
  try {
    const verdicts = runMatrix(copy, source, contract);
    const results: Result[] = [];
    for (const mutant of [...source, ...contract]) {
      const verdict = verdicts[mutant.id];
      const why = 'file' in mutant ? equivalenceOf(mutant, planted) : undefined;
      const isDetected = verdict && 'killedBy' in verdict;
      const detectedBy = isDetected
        ? verdict.killedBy
        : (why ?? ('file' in mutant ? findDetectingTest(copy, mutant) : undefined));
      const result = {
        mutant: nameOf(mutant),
        ...(detectedBy && { detectedBy }),
        ...(!isDetected && why && { isEquivalent: true as const }),
      };
      results.push(result);
      const word = result.isEquivalent ? 'equal   ' : detectedBy ? 'killed  ' : 'SURVIVED';
      console.log(`${word} ${result.mutant}${detectedBy ? ` <- ${detectedBy}` : ''}`);
    }
    return results;
  } finally {
    removeTree(copy);
  }
}

const { values: options } = parseArgs({
  options: {
    list: { type: 'boolean' },
    survivors: { type: 'boolean' },
    only: { type: 'string', default: '' },
  },
});
const allSource = sourceMutants(root);
const resultFile = join(root, 'dist/mutants.json');
const last: readonly Result[] = options.survivors ? JSON.parse(readFileSync(resultFile, 'utf8')) : [];
const settled = new Map(last.filter(({ detectedBy }) => detectedBy).map((result) => [result.mutant, result]));
const isWanted = (mutant: SourceMutant | ContractMutant) =>
  nameOf(mutant).includes(options.only) && !settled.has(nameOf(mutant));
const source = allSource.filter(isWanted);
const contract = contractMutants(allSource.length).filter(isWanted);
console.log(`${source.length} checks in the code, ${contract.length} lines of the contract`);
if (options.list) {
  for (const mutant of [...source, ...contract]) console.log(nameOf(mutant));
} else {
  const results = [...settled.values(), ...run(source, contract)];
  const survivors = results.filter(({ detectedBy }) => !detectedBy);
  const equal = results.filter(({ isEquivalent }) => isEquivalent).length;
  const figures = `${results.length - survivors.length - equal} killed, ${equal} equivalent, ${survivors.length} survived`;
  console.log(figures);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(resultFile, `${JSON.stringify(results, null, 2)}\n`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
}
