import { expect, it } from 'vitest';
import { withSwitches } from './tree.ts';

const common = { file: 'a.ts', line: 1, removed: '', replacement: 'undefined' };
const isOn = (id: number) => `(globalThis.isMutant?.(${id}) ?? process.env.MUTANT === '${id}')`;

it('wraps a check and a nested one in switches', () => {
  const text = 'where(outer(inner(a)))';
  const mutants = [
    { ...common, id: 0, kind: 'expression' as const, start: 6, end: 21 },
    { ...common, id: 1, kind: 'expression' as const, start: 12, end: 20 },
  ];
  expect(withSwitches(text, mutants)).toBe(
    `where((${isOn(0)} ? undefined : outer((${isOn(1)} ? undefined : inner(a)))))`,
  );
});

it('wraps a statement in a switch', () => {
  const mutants = [{ ...common, id: 7, kind: 'statement' as const, replacement: '', start: 0, end: 13 }];
  expect(withSwitches('if (a) throw;', mutants)).toBe(`if (!${isOn(7)}) { if (a) throw; }`);
});
