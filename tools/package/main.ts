// `pnpm package`: builds @vitalane/ui for publishing and tries it out in another product. `--update` writes the API
// report; `--full` builds that product with Next.js too, and compiles the code of all documentation pages in it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { apiProblem, apiReport } from './apiReport.ts';
import { bundlers, installConsumer, whileServed } from './consumer.ts';
import { writeExamples } from './examples.ts';
import { measureSizes } from './sizes.ts';
import { visit } from './visit.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'vitalane-package-'));
const options = process.argv.slice(2);

function run(cwd: string, program: string, ...parameters: string[]): void {
  execFileSync(program, parameters, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Builds and packs a package, and returns the packed file. */
function pack(name: string): string {
  const source = join(root, 'packages', name);
  const target = join(folder, name);
  rmSync(join(source, 'dist'), { recursive: true, force: true });
  run(source, 'pnpm', 'run', '--silent', 'build');
  run(source, 'pnpm', 'pack', '--silent', '--pack-destination', target);
  return join(target, readdirSync(target)[0] ?? '');
}

function contentProblems(tarball: string): string[] {
  const packed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
  return ['LICENSE', 'CHANGELOG.md', 'README.md']
    .filter((file) => !packed.includes(`package/${file}`))
    .map((file) => `${basename(tarball)} comes without ${file}.`);
}

try {
  const tarballs = { '@vitalane/time': pack('time'), '@vitalane/ui': pack('ui') };
  const tarball = tarballs['@vitalane/ui'];
  run(root, 'publint', '--strict', tarball);
  run(root, 'attw', tarball, '--profile', 'esm-only', '--quiet');

  const product = join(folder, 'product');
  installConsumer(root, product, tarballs);
  const { rows, problems } = await measureSizes(product);
  console.table(rows);
  const changed = apiProblem(root, apiReport(join(root, 'packages/ui/dist')), options.includes('--update'));
  problems.push(...Object.values(tarballs).flatMap(contentProblems), ...(changed ? [changed] : []));
  problems.push(...(await whileServed(product, bundlers.vite, visit)));
  if (options.includes('--full')) {
    problems.push(...(await whileServed(product, bundlers.next, visit)));
    problems.push(...(await writeExamples(root, product)));
    run(product, 'pnpm', 'exec', 'tsc');
  }

  for (const problem of problems) console.error(problem);
  console.log(
    problems.length ? '' : 'The package is sound: built, packed, installed, opened and within its sizes.',
  );
  process.exitCode = problems.length ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}
