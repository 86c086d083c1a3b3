import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { labGroups } from './labGroups.ts';

const list = new URL('../../../../server/data/dimensions.json', import.meta.url);
const codes: string[] = JSON.parse(readFileSync(list, 'utf8')).items.map(
  ({ code }: { code: string }) => code,
);

it('has a field for everything that a form can hold, once', () => {
  const groups = labGroups(codes.map((code) => ({ code, name: code, unitChoices: [] })));
  const shown = groups.flatMap(({ dimensions }) => dimensions.map(({ code }) => code));
  expect(codes).toContain('waist');
  expect(new Set(shown)).toEqual(new Set(codes));
  expect(shown).toHaveLength(codes.length);
});
