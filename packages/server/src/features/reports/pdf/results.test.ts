import { FORM_CODES, QUANTITIES } from '@vitalane/clinical';
import { expect, it } from 'vitest';
import { knownPerson, withLab } from '../../../../test/helpers/facts.sample.ts';
import { contentOf } from './content.ts';

it('the PDF lists every valid laboratory result, in the order of the health form', () => {
  const entered = FORM_CODES.filter((code) => QUANTITIES[code].group !== 'visit');
  const facts = withLab(knownPerson, Object.fromEntries(entered.map((code) => [code, 7])));
  const labels = entered.map((code) => QUANTITIES[code].label);
  expect(contentOf(facts).results.map(([name]) => name)).toEqual(labels);
});

it('the PDF adjusts a calcium for the albumin of its sample', () => {
  const facts = withLab(knownPerson, { calcium: 2.1, albumin: 30 });
  const label = 'Calcium, adjusted for albumin (Payne 1973)';
  expect(contentOf(facts).results.at(-1)).toEqual([label, '2.30 mmol/L', '10 December 2025']);
});

it('the PDF prints a result without alternative units as entered', () => {
  const facts = withLab(knownPerson, { sodium: 133 });
  expect(contentOf(facts).results).toContainEqual(['Sodium', '133 mmol/L', '10 December 2025']);
});
