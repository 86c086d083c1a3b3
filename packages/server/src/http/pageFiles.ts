import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File in the folder of the built app with the scripts of each route. */
export const pageFilesName = 'page-files.json';

interface KnownPage {
  /** Segments of the path; one that begins with a colon matches any segment. */
  parts: readonly string[];
  links: string;
}

// Ignores case and a trailing slash, like the app's router.
const partsOf = (path: string) => path.toLowerCase().replace(/\/$/, '').split('/');

const linkTo = (script: string) => `    <link rel="modulepreload" crossorigin href="${script}">\n`;

function matches({ parts }: KnownPage, segments: readonly string[]): boolean {
  return (
    parts.length === segments.length &&
    parts.every((part, place) => (part.startsWith(':') ? segments[place] !== '' : part === segments[place]))
  );
}

/**
 * Reads the list of the build. Returns a function from a path to `<link>` elements, with which the browser
 * preloads the scripts of the page. It returns an empty string for an unknown path and without the list.
 */
export function readPageFiles(appDir: string): (path: string) => string {
  const file = join(appDir, pageFilesName);
  if (!existsSync(file)) return () => '';
  const written: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(file, 'utf8'));
  const pages = Object.entries(written).map(
    ([path, files]): KnownPage => ({ parts: partsOf(path), links: files.map(linkTo).join('') }),
  );
  return (path) => {
    const segments = partsOf(path);
    return pages.find((page) => matches(page, segments))?.links ?? '';
  };
}
