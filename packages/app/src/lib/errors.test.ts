import { describe, expect, it } from 'vitest';
import { codeOf, fieldsOf, messageOf } from './errors.ts';

describe('message of a failed call', () => {
  it("is the server's message when there is one", () => {
    const error = { code: 'patient_not_found', message: 'Patient not found', requestId: 'r' };
    expect(messageOf(error)).toBe('Patient not found');
    expect(codeOf(error)).toBe('patient_not_found');
  });

  it('is the network message when the server could not be reached', () => {
    expect(messageOf(new TypeError('Failed to fetch'))).toBe('Network error. Please try again.');
  });

  it("falls back to the error's message, then to the default", () => {
    expect(messageOf(new Error('The file is too large.'))).toBe('The file is too large.');
    expect(messageOf(undefined)).toBe('Something Went Wrong');
    expect(messageOf(null, 'Failed to delete account')).toBe('Failed to delete account');
  });

  it('returns the message of each refused field', () => {
    const fields = [{ name: 'valueFrom', message: 'The upper number must be between 40 and 300 mmHg.' }];
    expect(fieldsOf({ code: 'invalid', message: 'x', requestId: 'r', fields })).toEqual({
      valueFrom: 'The upper number must be between 40 and 300 mmHg.',
    });
    expect(fieldsOf(new Error('x'))).toEqual({});
  });
});
