/** Words of `DateTimeFields`. */
export const dateTimeFieldsCopy = {
  date: 'Date',
  time: 'Time',
  /** @param day the latest day, in words */
  tooLate: (day: string) => `Enter ${day} or an earlier day.`,
};
