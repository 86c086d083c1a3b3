import { expect, it } from 'vitest';
import { toFormData } from './formData.ts';

it('names members of lists and of their entries in the server’s format', () => {
  const file = new File(['x'], 'report.pdf');
  const form = toFormData({
    fullName: 'Tan Mei Ling',
    isFasting: false,
    isSmoker: undefined,
    chronicConditionsUuid: ['c1', 'c2'],
    values: [{ code: 'ldl', value: 2.9, unit: 'mmol/L' }],
    document_file: file,
  });
  expect([...form.entries()]).toEqual([
    ['fullName', 'Tan Mei Ling'],
    ['isFasting', 'false'],
    ['chronicConditionsUuid[0]', 'c1'],
    ['chronicConditionsUuid[1]', 'c2'],
    ['values[0][code]', 'ldl'],
    ['values[0][value]', '2.9'],
    ['values[0][unit]', 'mmol/L'],
    ['document_file', file],
  ]);
});
