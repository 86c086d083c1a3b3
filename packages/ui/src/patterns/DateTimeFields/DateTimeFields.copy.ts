/** Texts of `DateTimeFields`. */
export const dateTimeFieldsCopy = {
  date: 'Date',
  time: 'Time',
  /** @param day formatted latest date */
  tooLate: (day: string) => `Enter ${day} or an earlier day.`,
  incompleteDate: 'Enter a day that exists, with day, month and year.',
  incompleteTime: 'Enter the time with hours and minutes, from 00:00 to 23:59.',
  hour: 'Hour',
  minute: 'Minute',
  /** @param label label of the date field */
  calendar: (label: string) => `Choose from a calendar: ${label}`,
};
