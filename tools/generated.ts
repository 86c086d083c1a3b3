// Writes every generated file of the repository; with --check it only says which ones are stale, and fails.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');
const committed = join(root, 'packages/contract/src/generated.ts');

/** openapi-typescript lives inside packages/contract, with the one TypeScript it still works with. */
function generateContract(output: string): void {
  const generator = join(root, 'packages/contract/node_modules/.bin/openapi-typescript');
  const options = ['--root-types', '--root-types-no-schema-prefix', '--output', output];
  execFileSync(generator, [join(root, 'openapi.yaml'), ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function contractIsCurrent(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'vitalane-contract-'));
  try {
    const fresh = join(folder, 'generated.ts');
    generateContract(fresh);
    return readFileSync(fresh, 'utf8') === readFileSync(committed, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (!isCheck) generateContract(committed);
else if (!contractIsCurrent()) {
  console.error('packages/contract/src/generated.ts is older than openapi.yaml. Run: pnpm generate');
  process.exitCode = 1;
}
for (const generator of ['tools/mermaid.ts', 'tools/settings.ts', 'tools/signOff.ts', 'tools/docs/adr.ts'])
  execFileSync('node', [generator, ...(isCheck ? ['--check'] : [])], { cwd: root, stdio: 'inherit' });
