// Generates from openapi.yaml and its chapters: the bundled contract, the server's document, the types and the
// examples. `--check` writes nothing and fails when they are stale.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { type ContractDocument, examplesModule, serverDocument } from './derived.ts';

const root = join(import.meta.dirname, '../..');
const contractPackage = join(root, 'packages/contract');
const files = [
  'openapi.bundled.yaml',
  'src/generated.ts',
  'src/examples.generated.ts',
  'openapi.server.json',
] as const;
const [bundleName, typesName, examplesName, serverName] = files;

/** Runs a program; throws its error output when it fails. */
function run(program: string, ...parameters: string[]): void {
  execFileSync(program, parameters, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** Bundles the chapters into the single document that generators and other tools read. */
function writeBundle(path: string): void {
  const options = ['--output', path, '--component-renaming-conflicts-severity', 'error'];
  run(join(root, 'node_modules/.bin/redocly'), 'bundle', 'openapi.yaml', ...options);
}

/**
 * Generates the types. openapi-typescript is a dependency of packages/contract, because it needs an older TypeScript
 * than the other packages.
 */
function writeTypes(bundle: string, path: string): void {
  const generator = join(contractPackage, 'node_modules/.bin/openapi-typescript');
  run(generator, bundle, '--root-types', '--root-types-no-schema-prefix', '--output', path);
}

function writeFiles(folder: string): void {
  const bundle = join(folder, bundleName);
  writeBundle(bundle);
  writeTypes(bundle, join(folder, typesName));
  const document = load(readFileSync(bundle, 'utf8')) as ContractDocument;
  writeFileSync(join(folder, examplesName), examplesModule(document));
  writeFileSync(join(folder, serverName), serverDocument(document));
}

function staleFiles(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vitalane-contract-'));
  try {
    mkdirSync(join(folder, 'src'));
    writeFiles(folder);
    const read = (parent: string, name: string) => readFileSync(join(parent, name), 'utf8');
    return files.filter((name) => read(folder, name) !== read(contractPackage, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv.includes('--check')) {
  for (const name of staleFiles()) {
    console.error(`packages/contract/${name} is older than openapi.yaml and openapi/. Run: pnpm generate`);
    process.exitCode = 1;
  }
} else writeFiles(contractPackage);
