// Reads the imports of a source file.
import { dirname, join, normalize } from 'node:path';

const importPath = /(?:from|import\(|import)\s*'([^']+)'/g;

/** Returns the imports of a source: relative ones as paths from the base of `path`, packages by name. */
export function importsOf(path: string, source: string): readonly string[] {
  const names = [...source.matchAll(importPath)].map(([, name = '']) => name);
  return names.map((name) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : name));
}
