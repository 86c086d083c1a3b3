/** Texts of `DayDiaryScreen`. */
export const dayDiaryCopy = {
  strip: 'Days of this week',
  earlier: 'Earlier week',
  later: 'Later week',
  today: 'Today',
  /** Accessible name of a day's button: “Fri 2 January 2026, 2 blood sugar entries”. */
  day: (day: string, sugars: number) => (sugars === 0 ? day : `${day}, ${sugarsText(sugars)}`),
  legend: 'A dot marks days with blood sugar.',
  empty: {
    title: 'Nothing on this day',
    text: 'Entries of this day appear here, whatever you measured.',
  },
  medicines: 'Doses are recorded and taken back on the medicine page.',
  medicinesLink: 'Open medicines',
} as const;

function sugarsText(count: number): string {
  return count === 1 ? '1 blood sugar entry' : `${count} blood sugar entries`;
}
