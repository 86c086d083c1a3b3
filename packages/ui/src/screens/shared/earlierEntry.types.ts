/** Entry as it was before a change. Dates are `YYYY-MM-DD` and times `HH:MM`, in the time zone of the entry. */
export interface EarlierEntry {
  /** Identity within the entry, such as the instant of the change. */
  id: string;
  /** Formatted value with its unit and details: “182/82 mmHg”, “5.6 mmol/L, before a meal”. */
  text: string;
  /** Date of measurement. */
  date: string;
  /** Time of measurement. */
  time: string;
  /** When it was changed. */
  changed: { date: string; time: string };
}
