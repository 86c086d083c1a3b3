import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
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

const interfaceFile = 'packages/ui/api/ui.api.md';
const recordFile = 'packages/ui/api/released.json';

/** Interface of the last release. Git tags would not tell: a checkout may come without them. */
interface Release {
  version: string;
  /** SHA-256 of the report. */
  interface: string;
}

const hashOf = (report: string) => createHash('sha256').update(report).digest('hex');

const readJson = (root: string, file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Records the committed report as the interface of the version in `package.json`. */
export function recordRelease(root: string): void {
  const release: Release = {
    version: readJson(root, 'packages/ui/package.json').version,
    interface: hashOf(readFileSync(join(root, interfaceFile), 'utf8')),
  };
  writeFileSync(join(root, recordFile), `${JSON.stringify(release, null, 2)}\n`);
}

/** Returns what blocks a release: an outdated report, or an interface that differs from the release without a changeset. */
export function apiProblem(root: string, report: string, isUpdate: boolean): string | undefined {
  const committed = join(root, interfaceFile);
  if (isUpdate) writeFileSync(committed, report);
  if (!existsSync(committed) || readFileSync(committed, 'utf8') !== report)
    return `${interfaceFile} is not what the package offers now. Run: pnpm package --update, and add a changeset.`;
  const released: Release = readJson(root, recordFile);
  if (released.version !== readJson(root, 'packages/ui/package.json').version)
    return `${recordFile} is of another version. Run: node tools/package/release.ts`;
  return released.interface === hashOf(report) || hasChangeset(root)
    ? undefined
    : 'What the package offers has changed since its last release and no changeset says so. Run: pnpm changeset';
}

function hasChangeset(root: string): boolean {
  return globSync('.changeset/*.md', { cwd: root }).some((file) =>
    readFileSync(join(root, file), 'utf8').includes("'@vitalane/ui'"),
  );
}
