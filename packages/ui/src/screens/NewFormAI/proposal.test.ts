import { expect, it } from 'vitest';
import { proposal } from './NewFormAIScreen.fixtures.ts';
import { confirmed, firstVerdicts } from './proposal.ts';

const { results } = proposal;

it('selects only results without doubts', () => {
  const verdicts = firstVerdicts(results);
  expect(verdicts.ldl).toEqual({ isRight: true, code: 'ldl', value: '2.9', unit: 'mmol/L' });
  expect(verdicts.urea).toMatchObject({ isRight: false });
});

it('keeps the sign of a limit', () => {
  const limits = results.map((result) => ({ ...result, value: 0.5, comparator: '<' as const }));
  const [ldl] = confirmed(limits, firstVerdicts(limits));
  expect(ldl).toMatchObject({ code: 'ldl', value: '<0.5' });
});

it('returns the selected results, as corrected, with the printed range', () => {
  const verdicts = {
    ...firstVerdicts(results),
    urea: { isRight: true, code: 'urea', value: '5.3', unit: 'mmol/L' },
  };
  expect(confirmed(results, verdicts)).toEqual([
    { code: 'ldl', value: '2.9', unit: 'mmol/L', low: '', high: '2.6' },
    { code: 'hba1c', value: '6.8', unit: '%', low: '4', high: '6' },
    { code: 'urea', value: '5.3', unit: 'mmol/L', low: '2.7', high: '6.9' },
  ]);
  expect(confirmed(results, firstVerdicts(results)).map(({ code }) => code)).toEqual(['ldl', 'hba1c']);
});
