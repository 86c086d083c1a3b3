// Reads which modules a source file imports.
import { dirname, join, normalize } from 'node:path';

const importPath = /(?:from|import\(|import)\s*'([^']+)'/g;

/** Returns what a source imports: relative ones as paths from where `path` starts, packages by name. */
export function importsOf(path: string, source: string): readonly string[] {
  const names = [...source.matchAll(importPath)].map(([, name = '']) => name);
  return names.map((name) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : name));
}
