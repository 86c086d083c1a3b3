import { expect, it } from 'vitest';
import { lookupError } from './lookupError.ts';

it('recognises an unknown patient by code and by message', () => {
  for (const failure of [
    { status: 404, code: 'patient_not_found', message: 'Nobody' },
    { status: 404, code: 'not_found', message: 'Patient not found' },
  ])
    expect(lookupError(failure).code).toBe('patient_not_found');
});

it('keeps every other failure', () => {
  expect(lookupError({ status: 500, code: 'internal', message: 'No.' })).toMatchObject({
    code: 'internal',
    message: 'No.',
  });
  expect(lookupError({ status: null }).code).toBe('network-request-failed');
});
