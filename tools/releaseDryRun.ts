// `pnpm release:dry`: shows the result of `changeset version` on a copy, without changing the checkout.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'vitalane-release-'));
const changesets = join(root, 'node_modules/@changesets/cli/bin.js');

const versionOf = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).version;

/** Returns the newest section of a change log. */
function newestOf(changelog: string): string {
  const [, ...releases] = changelog.split(/^(?=## )/m);
  return (releases[0] ?? '').trim();
}

try {
  const manifests = globSync(['package.json', 'packages/*/package.json'], { cwd: root });
  const others = globSync(
    ['pnpm-workspace.yaml', 'pnpm-lock.yaml', '.changeset', 'packages/*/CHANGELOG.md'],
    {
      cwd: root,
    },
  );
  for (const file of [...manifests, ...others])
    cpSync(join(root, file), join(copy, file), { recursive: true });
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: copy });
  // Without any, `changeset version` fails. The folder also has a file that explains it.
  const hasChangesets = globSync('.changeset/*.md', { cwd: copy }).length > 1;
  if (hasChangesets) execFileSync(process.execPath, [changesets, 'version'], { cwd: copy, stdio: 'inherit' });

  const released = manifests.filter((file) => versionOf(join(root, file)) !== versionOf(join(copy, file)));
  for (const file of released) {
    const changelog = join(copy, file.replace('package.json', 'CHANGELOG.md'));
    if (!existsSync(changelog)) throw new Error(`${file} would be released without a change log.`);
    console.log(`\n${file}: ${versionOf(join(root, file))} → ${versionOf(join(copy, file))}\n`);
    console.log(newestOf(readFileSync(changelog, 'utf8')));
  }
  console.log(released.length ? '' : 'Nothing to release.');
} finally {
  rmSync(copy, { recursive: true });
}
