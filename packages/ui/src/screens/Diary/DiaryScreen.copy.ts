/** Texts of `DiaryScreen`. */
export const diaryCopy = {
  title: 'Diary',
  lead: 'What you measure at home, day by day.',
  kinds: 'What you measure',
  dayTab: 'Day by day',
  average: { title: 'Your average of 7 days' },
} as const;
