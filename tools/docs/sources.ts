import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Returns the text of a file in the repository. */
export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Matches a comment, or a string, in which no comment can start. */
const commentOrString = /\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/** Blanks comments and keeps everything else; keeps line numbers. */
export const withoutComments = (source: string): string =>
  source.replaceAll(commentOrString, (part) =>
    part.startsWith('/') ? part.replaceAll(/[^\n]/g, ' ') : part,
  );

/** Returns the paths of all files below a folder, except folders in `.gitignore`. */
function filesBelow(folder: string, ignored: ReadonlySet<string>): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (ignored.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path, ignored) : [path];
  });
}

/** Returns the paths of all files of the repository, except those that Git ignores. Also works in a copy without Git. */
export function repositoryFiles(): readonly string[] {
  if (!existsSync(join(root, '.git'))) {
    const folders = [...readSource('.gitignore').matchAll(/^(\S+)\/$/gm)].map(([, name = '']) => name);
    return filesBelow('', new Set(folders));
  }
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(paths.split('\n'))].filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Matches documentation: pages, READMEs, Storybook pages and templates; excludes change logs and generated reports. */
const documentation =
  /^(?:[A-Z_]+\.md|docs\/.*\.md|\.github\/.*\.md|\.changeset\/README\.md|(?:packages|examples|bench)\/.*(?:README\.md|\.mdx))$/;

/** Returns whether a path is a documentation page. */
export const isDocumentation = (path: string): boolean => documentation.test(path);
