import { expect, test } from 'vitest';
import { checkFields } from '../../patterns/Form/index.ts';
import { inputOf, joinSchema, reasonSchema, tickedAfter } from './reason.schema.ts';
import type { VisitReason } from './reason.types.ts';

const typed = {
  redFlags: ['heart', 'stroke'],
  topic: 'new_problem',
  since: 'today',
  words: '  It presses, \n since breakfast. ',
  medicinesRight: 'no',
  allergiesRight: 'yes',
};

test('converts the input to the reason', () => {
  expect(checkFields(reasonSchema, typed)).toEqual({
    value: {
      redFlags: ['heart', 'stroke'],
      topic: 'new_problem',
      since: 'today',
      words: 'It presses, \n since breakfast.',
      medicinesRight: false,
      allergiesRight: true,
    },
  });
});

test('takes “None of these” as no sign, and questions that were not asked or answered as not said', () => {
  const answers = { redFlags: ['none'], topic: 'letter', words: '' };
  const reason: VisitReason = {
    redFlags: [],
    topic: 'letter',
    since: null,
    words: '',
    medicinesRight: null,
    allergiesRight: null,
  };
  expect(checkFields(reasonSchema, answers)).toEqual({ value: reason });
  expect(inputOf(reason)).toMatchObject({ redFlags: ['none'], since: '', medicinesRight: '' });
});

test('asks for the signs, the main reason, the number and the consent, in this order', () => {
  const nothing = { redFlags: [], topic: '', words: 'a'.repeat(1001), nric: '', location: '' };
  const { issues } = checkFields(
    joinSchema(() => 'valid', { asksConsent: true }),
    nothing,
  );
  expect(issues?.map(({ message }) => message)).toEqual([
    'Tick what you have, or “None of these”.',
    'Choose the main reason.',
    'Use at most 1,000 characters.',
    'Enter your NRIC or FIN.',
    'Read the points above and tick this to join.',
  ]);
});

test('“None of these” and the signs exclude each other', () => {
  expect(tickedAfter([], ['none'])).toEqual(['none']);
  expect(tickedAfter(['none'], ['none', 'heart'])).toEqual(['heart']);
  expect(tickedAfter(['heart', 'stroke'], ['heart', 'stroke', 'none'])).toEqual(['none']);
  expect(tickedAfter(['none'], [])).toEqual([]);
});
