import type { NextStep } from './HomeScreen.types.ts';

type Words = Record<'title' | 'text' | 'action', string>;

const patientsWaiting = (count: number) => {
  if (count === 0) return 'Nobody is waiting';
  return count === 1 ? '1 patient is waiting' : `${count} patients are waiting`;
};

function partOfDay(hour: number) {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

function nextWords(step: NextStep): Words {
  switch (step.kind) {
    case 'addReading':
      return {
        title: 'Measure your blood pressure',
        text: 'You have not added a reading today. Sit, rest for five minutes, measure, write it down.',
        action: 'Add a reading',
      };
    case 'returnToCall':
      return {
        title: 'You are in the queue',
        text: 'Your place is kept. We tell you here when the doctor is ready.',
        action: 'Go to the waiting room',
      };
    case 'joinCall':
      return {
        title: 'The doctor is ready for you',
        text: `${step.with ?? 'The doctor'} has opened your call.`,
        action: 'Join the call',
      };
    case 'seeDoctor':
      return step;
    case 'takeMedicine':
      return {
        title: 'You still have a dose to take today',
        text: 'Your reading is in the diary. Your medicines of today are below.',
        action: 'See my medicines',
      };
    case 'doneForToday':
      return {
        title: step.hasAdvice ? 'Your reading is in the diary' : 'You are done for today',
        text: step.hasAdvice
          ? 'Measure again tomorrow, at about the same time. Please read the advice below.'
          : 'Your reading is in the diary. Measure again tomorrow, at about the same time.',
        action: 'Open the diary',
      };
    case 'openQueue':
      return {
        title: patientsWaiting(step.waitingCount),
        text: step.seesPatients
          ? 'See who is in the queue, and say whether you see patients now.'
          : 'See who is in the queue, and since when.',
        action: 'Open the queue',
      };
    default:
      return step satisfies never;
  }
}

/** Texts of `HomeScreen`. */
export const homeCopy = {
  /** Greeting by hour of the day, 0 to 23. */
  greeting: (hour: number, fullName: string) => `Good ${partOfDay(hour)}, ${fullName}`,
  nextTitle: 'Next for you',
  next: nextWords,
  chartTitle: 'Blood pressure, last 30 days',
  latest: 'Latest blood pressure',
  empty: {
    title: 'No readings in the last 30 days',
    text: 'Your latest blood pressure and its course will appear here.',
  },
} as const;
