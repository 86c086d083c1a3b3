import { expect, it } from 'vitest';
import { capitalised, uncapitalised } from './capitals.ts';

it.each([
  ['total cholesterol', 'Total cholesterol'],
  ['eGFR', 'eGFR'],
  ['', ''],
])('“%s” begins a sentence as “%s”', (text, sentence) => {
  expect(capitalised(text)).toBe(sentence);
});

it.each([
  ['Total cholesterol', 'total cholesterol'],
  ['LDL cholesterol', 'LDL cholesterol'],
  ['Non-HDL cholesterol', 'Non-HDL cholesterol'],
  ['HbA1c', 'HbA1c'],
  ['A stroke', 'a stroke'],
  ['Long-term kidney disease', 'long-term kidney disease'],
  ['Below 130/80', 'below 130/80'],
  ['2-hour glucose', '2-hour glucose'],
])('“%s” stands in a sentence as “%s”', (text, inSentence) => {
  expect(uncapitalised(text)).toBe(inSentence);
});
