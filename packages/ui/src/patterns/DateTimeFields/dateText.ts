const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day for people: “1 January 2026”. @param day `YYYY-MM-DD` */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00Z`));

/** A time of day as `HH:MM`: seconds are left out, for nobody here measures them. @param time `HH:MM` or `HH:MM:SS` */
export const hourAndMinute = (time: string): string => time.slice(0, 5);
