import { describe, expect, it } from 'vitest';
import { codeOf, FlowError, messageOf } from './errors.ts';

describe('message of a failure', () => {
  it('is the server’s message, never one of the program', () => {
    expect(messageOf(new FlowError('in_consultation', 'You are in a consultation.'))).toBe(
      'You are in a consultation.',
    );
    expect(messageOf(new FlowError('internal', ''))).toBeNull();
    expect(messageOf(new TypeError('x is undefined'))).toBeNull();
  });

  it('has a code for any value', () => {
    expect(codeOf(new FlowError('in_consultation', 'no', 409))).toBe('in_consultation');
    expect(codeOf('boom')).toBe('internal-error');
  });
});
