import type { NextStep } from './HomeScreen.tsx';

const patients = (count: number) => (count === 1 ? '1 patient is' : `${count} patients are`);

/** Words of Home. */
export const homeCopy = {
  /** Greeting by the hour of the person's day, 0 to 23. */
  greeting: (hour: number, fullName: string) => {
    const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
    return `Good ${part}, ${fullName}`;
  },
  nextTitle: 'Next for you',
  latestTitle: 'Blood pressure',
  allReadings: 'See all in your diary',
  noReadings: {
    title: 'No readings in the last 30 days',
    text: 'Your latest blood pressure and its course will appear here.',
    action: 'Add a reading',
  },
  next: {
    addReading: () => ({
      title: 'Measure your blood pressure',
      text: 'You have not added a reading today. It takes about two minutes: sit, rest, measure, write it down.',
      action: 'Add a reading',
    }),
    returnToCall: (step) => ({
      title: 'Your consultation is waiting',
      text: step.with ? `${step.with} is in the call with you.` : 'Your place in the queue is kept.',
      action: 'Return to call',
    }),
    seeDoctor: () => ({
      title: 'Talk to a doctor',
      text: 'Some of your recent readings are above the usual limit. A doctor can look at them with you by video.',
      action: 'See a doctor',
    }),
    openQueue: (step) => ({
      title: step.waitingCount === 0 ? 'Nobody is waiting' : `${patients(step.waitingCount)} waiting`,
      text: 'Open the queue to see who is there and to say whether you see patients now.',
      action: 'Open the queue',
    }),
  } satisfies {
    [Kind in NextStep['kind']]: (
      step: Extract<NextStep, { kind: Kind }>,
    ) => Record<'title' | 'text' | 'action', string>;
  },
} as const;
