import { expect, it } from 'vitest';
import { knownPerson, withLab } from '../../../../test/helpers/facts.sample.ts';
import { dimensions } from '../../../lists/dimensions.ts';
import { contentOf } from './content.ts';

it('the PDF lists every valid laboratory result, in the order of the health form', () => {
  const bodyMeasures = ['sbp', 'dbp', 'weight', 'height', 'waist', 'bmi'];
  const entered = dimensions.filter(({ code }) => !bodyMeasures.includes(code));
  const facts = withLab(knownPerson, Object.fromEntries(entered.map(({ code }) => [code, 7])));
  expect(contentOf(facts).results.map(([name]) => name)).toEqual(entered.map(({ name }) => name));
});

it('the PDF prints a result without alternative units as entered', () => {
  const facts = withLab(knownPerson, { sodium: 133 });
  expect(contentOf(facts).results).toContainEqual(['Sodium', '133 mmol/L', '10 December 2025']);
});
