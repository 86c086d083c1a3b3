// Hashes do not compress, and all styles have to fit into what a server sends before the browser's first answer (14 kB).

/** Leaves four of the seven characters that stand for a file of styles. */
const droppedCharacters = 3;

interface Identifier {
  hash: string;
  filePath: string;
}

/**
 * Returns vanilla-extract's `identifiers`: short names that do not change from build to build.
 * @throws Error when two names would be the same.
 */
export function shortClassNames(): (identifier: Identifier) => string {
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const name = `v${hash.slice(droppedCharacters)}`;
    const other = hashes.get(name) ?? hash;
    if (other !== hash) throw new Error(`Two class names are ${name}, one of them in ${filePath}.`);
    hashes.set(name, hash);
    return name;
  };
}
