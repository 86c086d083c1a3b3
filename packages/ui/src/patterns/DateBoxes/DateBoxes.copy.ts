/** Texts of `DateBoxes`. */
export const dateBoxesCopy = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  example: 'For example, 27 3 1964',
  incomplete: 'Enter a day that exists, with day, month and year.',
};
