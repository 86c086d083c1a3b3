import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { lockDirectory } from '../db/lock.ts';
import { exitCodes } from '../errors/exitCodes.ts';

const root = mkdtempSync(join(tmpdir(), 'vl-cmd-'));
afterAll(() => rmSync(root, { recursive: true }));

function command(name: string, parameters: string[], { dataDir = 'data', input = '', demo = 'false' } = {}) {
  const entry = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH, DEMO: demo, DATA_DIR: join(root, dataDir) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...parameters], {
    env,
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the commands of an operator', () => {
  it('create the first admin, back the installation up and restore it elsewhere with its keys', async () => {
    const password = 'a-lantern-above-the-quiet-river';
    const created = command('admin', ['create', 'first@clinic.example'], { input: `${password}\n` });
    expect(created).toMatchObject({ status: 0, stderr: '' });
    expect(created.stdout).toBe('The admin was created and can sign in once the server runs.\n');
    const file = join(root, 'clinic.backup');
    expect(command('backup', [file]).stdout).toMatch(/^The backup holds 2 rows and 0 files\./);
    const elsewhere = command('restore', [file], { dataDir: 'elsewhere' });
    expect(elsewhere).toMatchObject({ status: exitCodes.refused });
    expect(elsewhere.stderr).toContain('The backup was made with other keys.');
  });

  it('wait until the server that uses the directory stops', async () => {
    const lock = await lockDirectory(root);
    const refused = command('backup', [join(root, 'x.backup')], { dataDir: '.' });
    await lock.release();
    expect(refused.status).toBe(exitCodes.dataDirectoryInUse);
    expect(refused.stderr).toMatch(/^The data directory .* is in use by another Vitalane server\./);
  });

  it('create no admin among demo data', () => {
    const refused = command('admin', ['create', 'a@b.example'], { dataDir: 'demo', demo: 'true' });
    expect(refused.status).toBe(exitCodes.refused);
    expect(refused.stderr).toBe(
      'This is a demo, whose passphrases everybody knows. Set DEMO=false and a DATA_DIR of its own.\n',
    );
  });

  it.each([
    ['admin', ['create'], 'Usage: pnpm admin create <email>. The command asks for the password.\n'],
    [
      'admin',
      ['create', 'a@b.example', 'password'],
      'Usage: pnpm admin create <email>. The command asks for the password.\n',
    ],
    ['backup', [], 'Usage: pnpm backup <file>.\n'],
    ['restore', [], 'Usage: pnpm restore <file>.\n'],
  ])('%s %j prints its usage', (name, parameters, sentence) => {
    expect(command(name, parameters)).toEqual({ status: exitCodes.refused, stdout: '', stderr: sentence });
  });
});
