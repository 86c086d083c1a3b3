import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lies in the folder of the built app: for every path of its routes the scripts that the page needs. */
export const pageFilesName = 'page-files.json';

interface KnownPage {
  /** The parts of the path between slashes; one that begins with a colon stands for anything. */
  parts: readonly string[];
  links: string;
}

// Letter case and a slash at the end do not matter, as in the app's router.
const partsOf = (path: string) => path.toLowerCase().replace(/\/$/, '').split('/');

const linkTo = (script: string) => `    <link rel="modulepreload" crossorigin href="${script}">\n`;

function isAsked({ parts }: KnownPage, asked: readonly string[]): boolean {
  return (
    parts.length === asked.length &&
    parts.every((part, place) => (part.startsWith(':') ? asked[place] !== '' : part === asked[place]))
  );
}

/**
 * Reads the list that the build wrote. Returns a function from a path to `Link` headers, by which the browser
 * fetches what the page needs at once. It returns none for a path that is no page, and none at all without
 * the list of files.
 */
export function readPageFiles(appDir: string): (path: string) => string {
  const file = join(appDir, pageFilesName);
  if (!existsSync(file)) return () => '';
  const written: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(file, 'utf8'));
  const pages = Object.entries(written).map(
    ([path, files]): KnownPage => ({ parts: partsOf(path), links: files.map(linkTo).join('') }),
  );
  return (path) => {
    const asked = partsOf(path);
    return pages.find((page) => isAsked(page, asked))?.links ?? '';
  };
}
