const dayMs = 24 * 60 * 60 * 1000;

/** A civil day some days later, or earlier for a negative number. Takes and gives `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The seven civil days, Monday first, of the week that a day lies in. */
export function weekOf(date: string): string[] {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, day) => addDays(date, day - sinceMonday));
}
