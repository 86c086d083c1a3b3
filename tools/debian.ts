import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Debian package. Returns whether it is installed; false without Debian, root or a network. */
export function installFromDebian(name: string): boolean {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!isDebianRoot) return false;
  console.log(`Installing ${name} for the tests (apt-get install ${name})…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...command: string[]) =>
    execFileSync('apt-get', ['-qq', ...command], { env, stdio: 'ignore' });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', name);
    return true;
  } catch {
    return false;
  }
}
