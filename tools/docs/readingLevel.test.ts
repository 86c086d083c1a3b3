import { describe, expect, it } from 'vitest';
import {
  allLevels,
  countsOf,
  gradeOf,
  maxGrade,
  screenOf,
  sentencesIn,
  unusedSpecifiedTexts,
} from './readingLevel.ts';

it(`texts for patients have at most grade ${maxGrade} on every screen`, () => {
  const levels = allLevels();
  expect(levels.length).toBeGreaterThan(50);
  expect(levels.filter(({ grade }) => grade > maxGrade)).toEqual([]);
});

it('a specified text is in use', () => {
  expect(unusedSpecifiedTexts()).toEqual([]);
});

it('finds the sentences of a source', () => {
  const source = `/** Not this comment. */
    export const copy = {
      title: 'A title',
      'A key that is quoted.': 'The first sentence.',
      text: (days: number) => \`It takes \${days} days.\`,
      choice: (isOpen: boolean) => (isOpen ? 'The desk is open.' : 'The desk is closed.'),
      saved: 'Profile Update Successfully.',
      failed: () => new Error('Not for patients at all.'),
    } as const;`;
  expect(sentencesIn('a.copy.ts', source)).toEqual([
    'The first sentence.',
    'It takes ten days.',
    'The desk is open.',
    'The desk is closed.',
  ]);
});

it('counts sentences, words and syllables', () => {
  expect(countsOf(['Take your medicine. It is 8.', 'Please wait.'])).toEqual({
    sentence: 3,
    word: 7,
    syllable: 9,
  });
});

describe('the grade', () => {
  it('is low for short words and sentences', () => {
    expect(gradeOf(['Sit, rest for five minutes, measure, write it down.'])).toBeLessThan(maxGrade);
  });

  it('is above the limit for a difficult text', () => {
    const hard =
      'Deterioration of glomerular filtration necessitates immediate pharmacological intervention.';
    expect(gradeOf([hard])).toBeGreaterThan(maxGrade);
  });
});

it.each([
  ['packages/ui/src/screens/Home/HomeScreen.copy.ts', 'Home'],
  ['packages/ui/src/screens/Diary/measures/measure.copy.ts', 'Diary'],
  ['packages/ui/src/messages/queue.ts', 'messages: queue'],
  ['packages/clinical/src/alerts/words.ts', 'clinical: alerts'],
  ['packages/ui/src/screens/OrderDesk/OrderDeskScreen.copy.ts', null],
  ['packages/clinical/src/goals/words.test.ts', null],
  ['packages/app/src/main.ts', null],
])('%s belongs to %s', (path, screen) => {
  expect(screenOf(path)).toBe(screen);
});
