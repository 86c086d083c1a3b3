/** Somebody whom the trail names. */
export interface TrailPerson {
  uuid: string;
  /** Null when the account was deleted. */
  fullName: string | null;
}

/** One line of the trail. */
export interface TrailEntry {
  uuid: string;
  /** When, in words: “1 January 2026, 09:12:04”. */
  when: string;
  /** As the server names it: `record.open`. */
  action: string;
  outcome: 'done' | 'refused';
  /** Null when nobody was signed in. */
  actor: TrailPerson | null;
  /** Whose record it was; null when it was nobody's. */
  subject: TrailPerson | null;
  /** What a doctor without a care relation gave as the reason. */
  reason: string | null;
}

/** How far back the trail is read. */
export type TrailPeriod = 'day' | 'week' | 'month' | 'all';

/** Which part of the trail is read; the action is empty for everything. */
export interface TrailFilter {
  action: string;
  period: TrailPeriod;
}
