import type { DoseEntry } from '../shared/doses/dose.types.ts';
import type { HomeScore } from './HomeOverview.types.ts';
import type { NextStep } from './HomeScreen.types.ts';

/** A next step of each kind. */
export const nextSteps = {
  addReading: { kind: 'addReading', href: '/Diary' },
  returnToCall: { kind: 'returnToCall', href: '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w' },
  joinCall: { kind: 'joinCall', href: '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w', with: 'Dr Priya Nair' },
  seeDoctor: {
    kind: 'seeDoctor',
    href: '/TeleHealth',
    title: 'Talk to a doctor',
    text: 'Your recent readings are above your goal. A doctor can look at them with you by video.',
    action: 'See a doctor',
  },
  takeMedicine: { kind: 'takeMedicine', href: '/Medication' },
  doneForToday: { kind: 'doneForToday', href: '/Diary', hasAdvice: false },
  openQueue: { kind: 'openQueue', href: '/DoctorPage', waitingCount: 3, seesPatients: true },
} satisfies { [Kind in NextStep['kind']]: Extract<NextStep, { kind: Kind }> };

/** Long name without break opportunities. */
export const longName = 'Wan Muhammad Fakhruddin bin Wan Abdul Rahman al-Khairi Sri-Thiruchelvampillai';

/** Recommendations for a patient with two diagnoses. */
export const recommendations = [
  {
    uuid: 'r1',
    title: 'Bring your LDL cholesterol down',
    text: 'It is above your goal. Talk to your doctor about your medicine at the next visit.',
    href: '/Reports/Lipids',
  },
  {
    uuid: 'r2',
    title: 'Have your kidneys checked again',
    text: 'Your last result is eleven months old.',
    href: '/Reports/Kidney',
  },
];

export const diagnoses = [
  { uuid: 'd1', name: 'Type 2 diabetes' },
  { uuid: 'd2', name: 'High blood pressure' },
  { uuid: null, name: 'High cholesterol' },
];

/** Score with an area that could not be calculated. */
export const score: HomeScore = {
  score: 74,
  band: 'moderate',
  parts: [
    { label: 'Blood pressure', points: 75 },
    { label: 'Weight for height', points: 70 },
    { label: 'Blood fats', points: 60, note: '20 points less, because you take medicine for it.' },
    { label: 'Blood sugar', points: null },
    { label: 'Activity', points: 65 },
    { label: 'Smoking', points: 100 },
  ],
  missing: [
    {
      why: 'Blood sugar is not counted.',
      answer: 'Add an HbA1c from a laboratory report in a health form, and say whether you have diabetes.',
    },
  ],
};

const dose = {
  date: '2026-01-01',
  dose: 1,
  unit: 'tablet',
  number: null,
  offeredFrom: null,
  version: 0,
  answeredOn: null,
  intake: null,
  isReminded: true,
  snoozedUntil: null,
  warning: null,
};

/** One dose taken, one late, one upcoming. The clock of the stories is at 17:12. */
export const doses: readonly DoseEntry[] = [
  {
    ...dose,
    id: 'd1',
    medicationUuid: 'm1',
    name: 'Amlodipine 5 mg',
    time: '08:00',
    dueAt: '2026-01-01T00:00:00.000Z',
    status: 'taken',
    intake: { uuid: 'i1', date: '2026-01-01', time: '08:05', dose: 1, note: null },
  },
  {
    ...dose,
    id: 'd2',
    medicationUuid: 'm2',
    name: 'Metformin 500 mg',
    time: '12:30',
    dueAt: '2026-01-01T04:30:00.000Z',
    status: 'open',
  },
  {
    ...dose,
    id: 'd3',
    medicationUuid: 'm2',
    name: 'Metformin 500 mg',
    time: '19:00',
    dueAt: '2026-01-01T11:00:00.000Z',
    offeredFrom: '2026-01-01T09:00:00.000Z',
    status: 'open',
  },
];
