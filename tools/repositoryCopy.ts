// Copy of the repository in a temporary folder, for tests that change sources.
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { repositoryFiles, root } from './docs/sources.ts';

const execute = promisify(execFile);

/** Copy of the repository with its installed packages. */
export interface RepositoryCopy {
  folder: string;
  /** Runs a command in the copy, with the programs of the installed packages. Throws its output when it fails. */
  run(command: string): Promise<void>;
  remove(): void;
}

/** Copies the repository without images. */
export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'vitalane-copy-'));
  const sources = join(realpathSync(root), 'packages/');
  const inCopy = (path: string) =>
    path.startsWith(sources) && !path.includes('/node_modules/')
      ? join(folder, relative(realpathSync(root), path))
      : path;

  /** Links the installed packages into the copy; links packages of this repository to their copies. */
  function linkModules(from: string, to: string): void {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      const [source, target] = [join(from, name), join(to, name)];
      if (name.startsWith('@')) linkModules(source, target);
      else if (!name.startsWith('.') || name === '.bin') symlinkSync(inCopy(realpathSync(source)), target);
    }
  }

  for (const path of repositoryFiles().filter((name) => !name.startsWith('vrt/'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  for (const path of ['.', ...packages])
    linkModules(join(root, path, 'node_modules'), join(folder, path, 'node_modules'));

  async function run(command: string): Promise<void> {
    const [program = '', ...parameters] = command.split(' ');
    const inherited = Object.entries(process.env).filter(
      ([name]) => !/^VITEST|^NODE_ENV$|^SERVER_LOGS_DIR$/.test(name),
    );
    const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
    const env = { ...Object.fromEntries(inherited), PATH: path };
    // Not execFileSync: a worker that is blocked for a minute loses its connection to Vitest.
    const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
    await execute(program, parameters, options).catch(({ message, stdout }: Error & { stdout: string }) => {
      throw new Error(`${message}\n${stdout}`);
    });
  }

  return { folder, run, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
