import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Returns the paths of all files of the repository, without those that Git ignores and those that are deleted. */
export function repositoryFiles(): readonly string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(paths.split('\n'))].filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Returns the text of a file of the repository. */
export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Matches the documentation: pages, READMEs, Storybook pages and templates; not change logs and generated reports. */
const documentation =
  /^(?:[A-Z_]+\.md|docs\/.*\.md|\.github\/.*\.md|\.changeset\/README\.md|(?:packages|examples|bench)\/.*(?:README\.md|\.mdx))$/;

/** Whether a path is a page of documentation. */
export const isDocumentation = (path: string): boolean => documentation.test(path);
