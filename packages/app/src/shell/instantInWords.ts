/** An instant as “1 January 2026 at 09:12” in a time zone. */
export function instantInWords(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return format.format(Date.parse(instant));
}

/** The same to the second, for lines of a trail. */
export function exactInstantInWords(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone });
  return format.format(Date.parse(instant));
}

/** The civil day of an instant in a time zone, `YYYY-MM-DD`. */
export function civilDayIn(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(Date.parse(instant));
}
