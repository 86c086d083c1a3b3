import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { resolveTheme } from '@vitalane/ui/theme';
import { expect, it } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../public/theme-before-paint.js'), 'utf8');

function themeOf(stored: string | null, prefersDark: boolean): string | undefined {
  const dataset: { theme?: string } = {};
  runInNewContext(source, {
    localStorage: { getItem: () => stored },
    matchMedia: () => ({ matches: prefersDark }),
    document: { documentElement: { dataset } },
  });
  return dataset.theme;
}

it('the script before first paint chooses the same theme as the design system', () => {
  for (const stored of [null, 'light', 'dark', 'blue'])
    for (const prefersDark of [true, false])
      expect(themeOf(stored, prefersDark)).toBe(resolveTheme(stored, prefersDark));
});
