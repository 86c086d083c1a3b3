import { expect, it } from 'vitest';
import { marksIn } from './signOff.ts';

it('reads each mark of a doc comment, over several lines', () => {
  const text = `
/**
 * Decides.
 *
 * @signOff [D] Who wins when
 *   two people disagree.
 * @signOff [L] The goal of some.
 */
const x = 1;
/** @signOff [D] In one line. */`;
  expect(marksIn(text, 'a.ts')).toEqual([
    { kind: 'D', rule: 'Who wins when two people disagree.', file: 'a.ts' },
    { kind: 'L', rule: 'The goal of some.', file: 'a.ts' },
    { kind: 'D', rule: 'In one line.', file: 'a.ts' },
  ]);
});

it('finds nothing in a comment without a mark', () => {
  expect(marksIn('/** Decides. Sources: a book. */', 'a.ts')).toEqual([]);
});
