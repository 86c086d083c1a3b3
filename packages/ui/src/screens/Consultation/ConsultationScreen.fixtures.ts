import { givenConsent } from '../shared/consultation/VideoConsent.fixtures.ts';
import type { ConsultationEntry } from './ConsultationScreen.types.ts';

const past = (id: number, name: string | null, startedAt: string, endedAt: string): ConsultationEntry => ({
  uuid: `9d6f6a3e-6a0b-4a4e-9f55-${String(id).padStart(12, '0')}`,
  with: name,
  status: 'ended',
  callHref: null,
  startedAt,
  calledAt: name === null ? null : startedAt,
  endedAt,
});

/** Ended consultations, newest first. */
export const pastConsultations: readonly ConsultationEntry[] = [
  {
    ...past(1, 'Dr Priya Nair', '2026-01-01T02:00:00.000Z', '2026-01-01T02:14:00.000Z'),
    consent: givenConsent,
    note: 'Home readings are above the usual limit in the mornings.',
    plan: 'Take amlodipine in the evening.\nMeasure twice a day for a week, then talk again.',
  },
  past(2, 'Dr Lim Wei Jie', '2025-12-12T06:30:00.000Z', '2025-12-12T06:51:00.000Z'),
  past(3, null, '2025-12-02T11:05:00.000Z', '2025-12-02T11:05:40.000Z'),
  past(4, 'Dr Priya Nair', '2025-11-03T01:15:00.000Z', '2025-11-03T01:16:00.000Z'),
];

/** Waiting patient before a doctor has joined. */
export const waitingConsultation: ConsultationEntry = {
  uuid: '9d6f6a3e-6a0b-4a4e-9f55-0000000000aa',
  with: null,
  status: 'waiting',
  callHref: '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w',
  startedAt: '2026-01-01T09:00:00.000Z',
  calledAt: null,
  endedAt: null,
};

/** Call that was left without being ended. */
export const runningConsultation: ConsultationEntry = {
  ...waitingConsultation,
  with: 'Dr Priya Nair',
  status: 'in_call',
  calledAt: '2026-01-01T09:05:00.000Z',
};
