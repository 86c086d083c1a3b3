import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { journeys } from './journeys.ts';

it('names every journey, and no other', () => {
  const files = globSync(join(import.meta.dirname, '../../e2e/*.spec.ts')).map((path) =>
    basename(path, '.spec.ts'),
  );
  expect(new Set(journeys.flatMap(([, ...specs]) => specs))).toEqual(new Set(files));
});
