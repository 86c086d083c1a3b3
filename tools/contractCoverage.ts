// Runs the server's tests and lists successful responses of the contract that no test covers. Responses to the fuzzer
// do not count, because nothing checks them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContract } from '../packages/server/src/contract/contract.ts';

const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/.bin/vitest');
const fuzzer = 'packages/server/src/contract/fuzz.test.ts';
const folder = mkdtempSync(join(tmpdir(), 'vitalane-answers-'));

const { status } = spawnSync(vitest, ['run', '--project', 'server', '--exclude', fuzzer], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CONTRACT_ANSWERS_DIR: folder },
});
const covered = new Set(
  readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')),
);
rmSync(folder, { recursive: true });

const successes = [...loadContract().operations.values()].flatMap(({ operationId, responses }) =>
  Object.keys(responses)
    .filter((code) => code.startsWith('2'))
    .map((code) => `${operationId} ${code}`),
);
const unseen = successes.filter((answer) => !covered.has(answer));
console.log(
  `${successes.length - unseen.length} of ${successes.length} successful answers were seen by a test.`,
);
for (const answer of unseen) console.log(`  not covered: ${answer}`);
process.exitCode = status === 0 && unseen.length === 0 ? 0 : 1;
