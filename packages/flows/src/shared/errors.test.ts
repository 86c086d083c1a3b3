import { describe, expect, it } from 'vitest';
import { codeOf, FlowError, messageOf } from './errors.ts';

describe('what a failure says', () => {
  it('gives the words of the server, never the words of a program', () => {
    expect(messageOf(new FlowError('in_consultation', 'You are in a consultation.'))).toBe(
      'You are in a consultation.',
    );
    expect(messageOf(new FlowError('internal', ''))).toBeNull();
    expect(messageOf(new TypeError('x is undefined'))).toBeNull();
  });

  it('has a code for anything', () => {
    expect(codeOf(new FlowError('in_consultation', 'no', 409))).toBe('in_consultation');
    expect(codeOf('boom')).toBe('internal-error');
  });
});
