/** Entries of one day in the patient's time zone. */
export interface DiaryDay<Entry> {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Entries in input order. */
  entries: readonly Entry[];
}

/** Groups entries by date in the patient's time zone, in input order. */
export function groupByDay<Entry extends { date: string }>(entries: readonly Entry[]): DiaryDay<Entry>[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = days.get(entry.date);
    if (day) day.push(entry);
    else days.set(entry.date, [entry]);
  }
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }));
}
