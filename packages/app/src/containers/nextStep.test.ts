import type { Consultation, QueuePatient } from '@vitalane/contract';
import { describe, expect, it } from 'vitest';
import { doctorsNextStep, patientsNextStep } from './nextStep.ts';

const now = '2026-01-10T09:00:00.000Z';
const past: Consultation = {
  uuid: 'a',
  with: 'Dr Priya Nair',
  status: 'ended',
  room: null,
  startedAt: '2026-01-02T02:00:00.000Z',
  endedAt: '2026-01-02T02:14:00.000Z',
};
const open: Consultation = {
  ...past,
  uuid: 'b',
  status: 'waiting',
  room: 'room-1',
  with: null,
  endedAt: null,
};

describe('the next step of a patient', () => {
  it('is the way back into an open call, whatever else there is to do', () => {
    const step = patientsNextStep({ consultations: [open, past], latestReadingAt: null, now });
    expect(step).toEqual({ kind: 'returnToCall', href: '/VideoCall/room-1', with: null });
  });

  it('is a reading when there is none of the last 24 hours', () => {
    for (const latestReadingAt of [null, '2026-01-09T08:59:00.000Z'])
      expect(patientsNextStep({ consultations: [past], latestReadingAt, now }).kind).toBe('addReading');
  });

  it('is the doctor when the reading is done', () => {
    const latestReadingAt = '2026-01-10T00:15:00.000Z';
    expect(patientsNextStep({ consultations: [], latestReadingAt, now })).toEqual({
      kind: 'seeDoctor',
      href: '/TeleHealth',
    });
  });
});

it('the next step of a doctor counts those who wait, not those in a call', () => {
  const patient: QueuePatient = {
    uuid: 'p',
    fullName: 'Tan Mei Ling',
    nricMasked: '*****567D',
    status: 'waiting',
    room: 'r',
    checkedInAt: now,
  };
  expect(doctorsNextStep([patient, { ...patient, status: 'in_call' }])).toEqual({
    kind: 'openQueue',
    href: '/DoctorPage',
    waitingCount: 1,
  });
});
