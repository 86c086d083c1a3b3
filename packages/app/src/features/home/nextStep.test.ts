import type { Consultation, QueuePatient } from '@vitalane/contract';
import { examples } from '@vitalane/contract/examples';
import { describe, expect, it } from 'vitest';
import type { TimedPressure } from '../../measures/pressureAverage.ts';
import { patientsNextStep, staffNextStep } from './nextStep.ts';

const now = '2026-01-10T09:00:00.000Z';
const timeZone = 'Asia/Singapore';
const limits = { systolicBelowMmHg: 135, diastolicBelowMmHg: 85 };
const rest = { doses: [], limits, isWithheld: false, hasDoctorAdvice: false, now, timeZone };
const past: Consultation = {
  ...examples.Consultation,
  with: 'Dr Priya Nair',
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

function reading(systolic: number, diastolic: number, measuredAt: string): TimedPressure {
  const date = measuredAt.slice(0, 10);
  return { uuid: measuredAt, values: { systolic, diastolic }, date, time: '08:15', measuredAt };
}

const thisMorning = '2026-01-10T00:15:00.000Z';

describe('the next step of a patient', () => {
  it('is to rejoin an open call, before all other steps', () => {
    const step = patientsNextStep({ consultations: [open, past], readings: [], ...rest });
    expect(step).toEqual({ kind: 'returnToCall', href: '/VideoCall/room-1' });
  });

  it('is the call once the doctor has opened it', () => {
    const called: Consultation = { ...open, status: 'in_call', with: 'Dr Priya Nair' };
    const step = patientsNextStep({ consultations: [called, past], readings: [], ...rest });
    expect(step).toEqual({ kind: 'joinCall', href: '/VideoCall/room-1', with: 'Dr Priya Nair' });
  });

  it("is a reading when there is none of the patient's day, nor of last evening", () => {
    const lastEvening = '2026-01-09T15:59:00.000Z';
    for (const readings of [[], [reading(150, 95, lastEvening)]])
      expect(patientsNextStep({ consultations: [past], readings, ...rest }).kind).toBe('addReading');
  });

  it('is to see a doctor when the weekly average is above the patient’s limits', () => {
    const readings = [reading(128, 80, thisMorning), reading(150, 95, '2026-01-09T00:15:00.000Z')];
    expect(patientsNextStep({ consultations: [], readings, ...rest })).toMatchObject({
      kind: 'seeDoctor',
      href: '/TeleHealth',
      text: 'Your recent readings are above your goal. A doctor can look at them with you by video.',
    });
  });

  it('is to see a doctor when the average is above the usual limit and there is no goal', () => {
    const readings = [reading(162, 104, thisMorning)];
    expect(patientsNextStep({ consultations: [], readings, ...rest, limits: null })).toMatchObject({
      kind: 'seeDoctor',
      text: 'Your recent readings are above the usual limit. A doctor can look at them with you by video.',
    });
    const withheld = { ...rest, limits: null, isWithheld: true };
    expect(patientsNextStep({ consultations: [], readings, ...withheld }).kind).toBe('doneForToday');
  });

  it('is done for today when the reading is taken and the average is in the usual range', () => {
    const justAfterMidnight = '2026-01-09T16:00:00.000Z';
    for (const at of [thisMorning, justAfterMidnight]) {
      const readings = [reading(128, 80, at)];
      expect(patientsNextStep({ consultations: [], readings, ...rest }).kind).toBe('doneForToday');
    }
  });
});

it('is not done while there is advice to see a doctor', () => {
  const facts = { consultations: [], readings: [reading(128, 80, thisMorning)], ...rest };
  const step = (hasDoctorAdvice: boolean) => patientsNextStep({ ...facts, hasDoctorAdvice });
  expect(step(true)).toEqual({ kind: 'doneForToday', href: '/Diary', hasAdvice: true });
  expect(step(false)).toMatchObject({ hasAdvice: false });
});

it('a patient with a dose still to take is not done for today', () => {
  const facts = { consultations: [], readings: [reading(128, 80, thisMorning)], ...rest };
  expect(patientsNextStep({ ...facts, doses: [{ status: 'open' }] })).toEqual({
    kind: 'takeMedicine',
    href: '/Medication',
  });
  expect(patientsNextStep({ ...facts, doses: [{ status: 'taken' }] }).kind).toBe('doneForToday');
});

it('judges an average by the patient’s limits, not by 135/85', () => {
  const readings = [reading(132, 78, thisMorning)];
  const step = (of: typeof limits | null) =>
    patientsNextStep({ consultations: [], readings, ...rest, limits: of }).kind;
  expect(step({ systolicBelowMmHg: 130, diastolicBelowMmHg: 80 })).toBe('seeDoctor');
  expect(step(limits)).toBe('doneForToday');
  expect(step(null)).toBe('doneForToday');
});

it('the next step of a doctor counts waiting patients, not those in a call', () => {
  const patient: QueuePatient = {
    uuid: 'p',
    fullName: 'Tan Mei Ling',
    nricMasked: '*****567D',
    status: 'waiting',
    room: 'r',
    checkedInAt: now,
    patientUuid: 'owner',
    isMine: false,
    noShowFrom: null,
    devices: null,
    urgency: 'routine',
    triage: null,
    fileCount: 0,
  };
  const queue = [patient, { ...patient, status: 'in_call' as const }];
  expect(staffNextStep(queue, 'ROLE_ADMIN')).toMatchObject({ waitingCount: 1, seesPatients: false });
  expect(staffNextStep(queue, 'ROLE_DOCTOR')).toEqual({
    kind: 'openQueue',
    href: '/DoctorPage',
    waitingCount: 1,
    seesPatients: true,
  });
});
