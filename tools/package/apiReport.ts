import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const entries = ['index', 'messages/index', 'theme/index', 'screens/index'];

/** Returns the public API of the package: its declarations without comments. */
export function apiReport(distribution: string): string {
  const seen = new Set<string>();
  for (const entry of entries) follow(join(distribution, `${entry}.d.ts`), seen);
  const parts = [...seen]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((file) => {
      const name = relative(distribution, file).replace(/\.d\.ts$/, '');
      return `## ${name}\n\n\`\`\`ts\n${withoutComments(readFileSync(file, 'utf8'))}\n\`\`\`\n`;
    });
  return [
    '# What `@vitalane/ui` offers',
    'Written by `pnpm package --update`; a change needs a changeset.',
    ...parts,
  ].join('\n\n');
}

/** Collects the declarations that an entry re-exports. */
function follow(file: string, seen: Set<string>): void {
  if (seen.has(file) || !existsSync(file)) return;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /^export .* from '(\..+)\.tsx?';$/gm,
  )) {
    follow(join(dirname(file), `${specifier}.d.ts`), seen);
  }
}

function withoutComments(declarations: string): string {
  return declarations
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .join('\n');
}

/** Returns what blocks a release: an outdated report, or an API change without a changeset. */
export function apiProblem(root: string, report: string, isUpdate: boolean): string | undefined {
  const committed = join(root, 'packages/ui/api/ui.api.md');
  if (isUpdate) writeFileSync(committed, report);
  if (!existsSync(committed) || readFileSync(committed, 'utf8') !== report)
    return 'packages/ui/api/ui.api.md is not what the package offers now. Run: pnpm package --update, and add a changeset.';
  return isReleased(root, report) || hasChangeset(root)
    ? undefined
    : 'What the package offers has changed since its last release and no changeset says so. Run: pnpm changeset';
}

function isReleased(root: string, report: string): boolean {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const tag = git('tag', '--list', '@vitalane/ui@*', '--sort=-creatordate').split('\n')[0];
  return tag ? git('show', `${tag}:packages/ui/api/ui.api.md`) === report : false;
}

function hasChangeset(root: string): boolean {
  const status = execFileSync('git', ['grep', '-l', '@vitalane/ui', '--', '.changeset/*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status.trim() !== '';
}
