/** Person in the trail. */
export interface TrailPerson {
  uuid: string;
  /** Full name; `null` if the account was deleted. */
  fullName: string | null;
}

/** Entry of the trail. */
export interface TrailEntry {
  uuid: string;
  /** Formatted time: “1 January 2026, 09:12:04”. */
  when: string;
  /** Action name of the server: `record.open`. */
  action: string;
  outcome: 'done' | 'refused';
  /** Actor; `null` if nobody was signed in. */
  actor: TrailPerson | null;
  /** Owner of the record; `null` without a record. */
  subject: TrailPerson | null;
  /** Reason that a doctor without a care relation entered. */
  reason: string | null;
}

/** Time span of the trail. */
export type TrailPeriod = 'day' | 'week' | 'month' | 'all';

/** Filter of the trail. An empty action matches all actions. */
export interface TrailFilter {
  action: string;
  period: TrailPeriod;
}
