import type { HealthRecord, Profile } from '@vitalane/contract';
import type { ProfileEntry } from '@vitalane/ui/screens/Profile';
import { expect, test } from 'vitest';
import { isAsKnown, profileChange, profileFields, recordOf } from './profile.ts';

const profile: Profile = {
  uuid: 'mei',
  fullName: 'Tan Mei Ling',
  email: 'mei.tan@demo.vitalane.example',
  avatar: null,
  timeZone: 'Asia/Singapore',
  document: null,
  phone: '+65 9123 4567',
  dateOfBirth: '1968-04-12',
  gender: { uuid: 'female', name: 'Female' },
  ethnicity: null,
  isSmoker: null,
};

const untouched: ProfileEntry = { ...profileFields(profile), document_type: '', document_code: '' };

test('unchanged members are not sent', () => {
  expect(profileChange(untouched, profile)).toEqual({});
});

test('reverted input is not kept', () => {
  expect(isAsKnown(profileFields(profile), profile)).toBe(true);
  expect(isAsKnown({ ...profileFields(profile), phone: '+65 9000 1111' }, profile)).toBe(false);
});

test('only changes are sent, including “no”', () => {
  const entry: ProfileEntry = { ...untouched, phone: '+65 9000 1111', isSmoker: 'no' };
  expect(profileChange(entry, profile)).toEqual({ phone: '+65 9000 1111', isSmoker: false });
});

test('an identity number is sent with its type', () => {
  const identity = { document_type: 'nric', document_code: 'S1234567D' };
  expect(profileChange({ ...untouched, ...identity }, profile)).toEqual(identity);
});

test('the record names present items by kind', () => {
  const entry: HealthRecord['entries'][number] = {
    item: '',
    kind: 'condition',
    name: '',
    text: null,
    optionUuid: null,
    value: 'yes',
    countsAs: true,
    isInThePast: false,
    isLifelong: false,
    hasQuestion: false,
    dueOn: null,
    doneOn: null,
    medicine: null,
    decidedBy: null,
    statements: [],
  };
  const record: HealthRecord = {
    asOf: '2026-01-01',
    entries: [
      { ...entry, item: 'gout', kind: 'condition', name: 'Gout' },
      { ...entry, item: 'stroke', kind: 'condition', name: 'Stroke', value: 'no', countsAs: false },
      { ...entry, item: 'insulin', kind: 'medicine_group', name: 'Insulin' },
    ],
    questions: [],
    unanswered: [],
  };
  expect(recordOf(record)).toEqual({ conditions: ['Gout'], medicines: ['Insulin'] });
});
