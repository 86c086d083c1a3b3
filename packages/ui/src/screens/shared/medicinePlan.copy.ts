const every = (one: string, several: string) => (count: number) =>
  count === 1 ? `Every ${one}` : `Every ${count} ${several}`;
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Texts of recurrences and courses. */
export const medicinePlanCopy = {
  every: {
    days: every('day', 'days'),
    weeks: every('week', 'weeks'),
    months: every('month', 'months'),
    hours: every('hour', 'hours'),
  },
  cycle: (on: number, off: number) => `${days(on)} on, ${days(off)} off`,
  asNeeded: 'Only when needed',
  mostPerDay: (most: number) => `at most ${most} in 24 hours`,
  gapHours: (hours: number) => (hours === 1 ? '1 hour apart' : `${hours} hours apart`),
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  step: (amount: string, day: string) => `${amount} from ${day}`,
} as const;
