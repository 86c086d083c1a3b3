/** The entries of one of the patient's days. */
export interface DiaryDay<Entry> {
  /** `YYYY-MM-DD`. */
  date: string;
  /** In the order given. */
  entries: readonly Entry[];
}

/** Gathers entries by the patient's own day, keeping their order. */
export function groupByDay<Entry extends { date: string }>(entries: readonly Entry[]): DiaryDay<Entry>[] {
  const dates = [...new Set(entries.map(({ date }) => date))];
  return dates.map((date) => ({ date, entries: entries.filter((entry) => entry.date === date) }));
}
