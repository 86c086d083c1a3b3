// `pnpm package`: builds @vitalane/ui for publishing and tests it in another product; `--update` writes the API report.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiProblem, apiReport } from './apiReport.ts';
import { installConsumer, openConsumer } from './consumer.ts';
import { measureSizes } from './sizes.ts';

const root = join(import.meta.dirname, '../..');
const ui = join(root, 'packages/ui');
const folder = mkdtempSync(join(tmpdir(), 'vitalane-package-'));

function run(cwd: string, program: string, ...parameters: string[]): void {
  execFileSync(program, parameters, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
}

try {
  rmSync(join(ui, 'dist'), { recursive: true, force: true });
  run(ui, 'pnpm', 'run', '--silent', 'build');
  run(ui, 'pnpm', 'pack', '--silent', '--pack-destination', folder);
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  const packed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
  const missing = ['LICENSE', 'CHANGELOG.md', 'README.md'].filter(
    (file) => !packed.includes(`package/${file}`),
  );
  run(root, 'publint', '--strict', tarball);
  run(root, 'attw', tarball, '--profile', 'esm-only', '--quiet');

  const product = join(folder, 'product');
  installConsumer(root, product, tarball);
  const { rows, problems } = await measureSizes(product);
  console.table(rows);
  const changed = apiProblem(root, apiReport(join(ui, 'dist')), process.argv.includes('--update'));
  problems.push(...missing.map((file) => `The package comes without ${file}.`));
  problems.push(...(await openConsumer(product)), ...(changed ? [changed] : []));

  for (const problem of problems) console.error(problem);
  console.log(
    problems.length ? '' : 'The package is sound: built, packed, installed, opened and within its sizes.',
  );
  process.exitCode = problems.length ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
