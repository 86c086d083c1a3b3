import { expect, test } from 'vitest';
import { optionsMatching } from './optionsMatching.ts';

const options = ['Diabetes, type 2', 'Diabetes, type 1', 'Gout'].map((label) => ({ value: label, label }));
const found = (text: string) => optionsMatching(options, text).map(({ label }) => label);

test('matches every typed word, in any order and case', () => {
  expect(found('2 DIAB')).toEqual(['Diabetes, type 2']);
  expect(found('gouty')).toEqual([]);
  expect(found('  ')).toHaveLength(3);
});

const groups = [
  { value: 'bp', label: 'Medicine for blood pressure', includes: ['amlodipine', 'metoprolol'] },
  { value: 'tablets', label: 'Tablets for diabetes', includes: ['Glucophage XR', 'metformin'] },
  { value: 'migraine', label: 'Méthode', includes: ['sumatriptan'] },
];
const described = (text: string) =>
  optionsMatching(groups, text).map(({ label, description }) => [label, description]);

test('finds an option by another word, and says which', () => {
  expect(described('metf')).toEqual([['Tablets for diabetes', 'Includes metformin']]);
  expect(described('gluco xr')).toEqual([['Tablets for diabetes', 'Includes Glucophage XR']]);
  expect(described('formin')).toEqual([]);
});

test('lists labels that begin with the text first, then other words, then parts; accents do not matter', () => {
  expect(described('met')).toEqual([
    ['Méthode', undefined],
    ['Medicine for blood pressure', 'Includes metoprolol'],
    ['Tablets for diabetes', 'Includes metformin'],
  ]);
  expect(described('abete')).toEqual([['Tablets for diabetes', undefined]]);
});
