/** The entries of one of the patient's days. */
export interface DiaryDay<Entry> {
  /** `YYYY-MM-DD`. */
  date: string;
  /** In the order given. */
  entries: readonly Entry[];
}

/** Gathers entries by the patient's own day, keeping their order. */
export function groupByDay<Entry extends { date: string }>(entries: readonly Entry[]): DiaryDay<Entry>[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = days.get(entry.date);
    if (day) day.push(entry);
    else days.set(entry.date, [entry]);
  }
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }));
}
