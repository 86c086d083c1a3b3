import type { NextStep } from './HomeScreen.types.ts';

/** One of each kind of next step. */
export const nextSteps = {
  addReading: { kind: 'addReading', href: '/Diary' },
  returnToCall: { kind: 'returnToCall', href: '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w', with: 'Dr Priya Nair' },
  seeDoctor: { kind: 'seeDoctor', href: '/TeleHealth' },
  doneForToday: { kind: 'doneForToday', href: '/Diary' },
  openQueue: { kind: 'openQueue', href: '/DoctorPage', waitingCount: 3 },
} satisfies { [Kind in NextStep['kind']]: Extract<NextStep, { kind: Kind }> };

/** A name that is long and has no place to break. */
export const longName = 'Wan Muhammad Fakhruddin bin Wan Abdul Rahman al-Khairi Sri-Thiruchelvampillai';

/** What a patient with two diagnoses may be advised. */
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
];
