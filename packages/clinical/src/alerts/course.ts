import { type AlertGrade, worst } from './grade.ts';
import type { Symptom } from './symptoms.ts';

/** Kind of a crisis. */
export type CrisisKind = 'blood_pressure' | 'low_pressure' | 'low_sugar' | 'high_sugar' | 'weight_gain';
/** State of a crisis. */
export type AlertState = 'none' | 'raised' | 'repeated' | 'acknowledged' | 'resolved';

/** An earlier weight on the time axis of the alert. */
export interface EarlierWeight {
  readonly minute: number;
  readonly weightKg: number;
}

/** Reading on the time axis of the alert, in minutes. */
export interface CourseReading {
  readonly minute: number;
  /** Minute of entry when later than the reading: actions in between did not consider the reading. */
  readonly enteredMinute?: number;
  /** Identifies the reading to the caller. */
  readonly id?: string;
  readonly sbpMmHg?: number;
  readonly dbpMmHg?: number;
  readonly glucoseMmolL?: number;
  readonly weightKg?: number;
  /** Earlier weight that a weight is compared with; none without one in the days before. */
  readonly comparedWith?: EarlierWeight | undefined;
  readonly symptoms?: readonly Symptom[];
}

/** Action on an alert. Only a doctor's `close` closes it. */
export interface CourseEvent {
  readonly minute: number;
  readonly by: 'patient' | 'doctor';
  readonly does: 'acknowledge' | 'close';
}

/** Rules of one kind of crisis for one person. Times in minutes. */
export interface CourseRules {
  /** Returns the grade of one reading; `null` when it is no crisis. */
  readonly crisisGrade: (reading: CourseReading) => AlertGrade | null;
  /** Returns whether a reading counts towards the end, given the crisis readings. */
  readonly isCalm: (reading: CourseReading, crisis: readonly CourseReading[]) => boolean;
  readonly repeatAfter: number;
  readonly calmAfter: number;
  /** Returns how many calm readings end the crisis, and the time from the first to the last, given the crisis readings. */
  readonly calmNeeded: (crisis: readonly CourseReading[]) => {
    readonly count: 1 | 2;
    readonly apart: number;
  };
  /** Returns a grade that depends on several readings. */
  readonly gradeOfCourse?: (crisis: readonly CourseReading[]) => AlertGrade;
}

/** One crisis since its first reading. */
export interface Episode {
  readonly state: Exclude<AlertState, 'none'>;
  /** Worst grade so far; never lowered. */
  readonly grade: AlertGrade;
  readonly openedMinute: number;
  readonly crisis: readonly CourseReading[];
  /** Whether a crisis reading was repeated. Stays true after an acknowledgement. */
  readonly hasRepeated: boolean;
  /** Minute of the first calm reading since the last crisis reading. */
  readonly calmSince: number | null;
  readonly closedMinute: number | null;
}

/** How far a crisis is from the end that readings bring. */
export interface CourseProgress {
  /** Number of calm readings that end it. */
  readonly needed: 1 | 2;
  /** Number of calm readings that count so far. */
  readonly reached: 0 | 1;
  /** Minute from which the next calm reading counts. */
  readonly nextFromMinute: number;
}

type Step = { readonly minute: number } & (
  | { readonly reading: CourseReading; readonly event?: undefined }
  | { readonly event: CourseEvent; readonly reading?: undefined }
);

const isOpen = (episode: Episode | undefined): episode is Episode =>
  episode !== undefined && episode.state !== 'resolved';

function open(reading: CourseReading, grade: AlertGrade): Episode {
  return {
    state: 'raised',
    grade,
    openedMinute: reading.minute,
    crisis: [reading],
    hasRepeated: false,
    calmSince: null,
    closedMinute: null,
  };
}

function withCrisis(
  episode: Episode,
  reading: CourseReading,
  grade: AlertGrade,
  rules: CourseRules,
): Episode {
  const crisis = [...episode.crisis, reading];
  // The acknowledgement did not consider this reading, however soon it came.
  const isUnknown = episode.state === 'acknowledged';
  const isAgain = isUnknown || reading.minute - episode.openedMinute >= rules.repeatAfter;
  return {
    ...episode,
    crisis,
    grade: worst(episode.grade, grade, rules.gradeOfCourse?.(crisis) ?? 'none'),
    state: isAgain ? 'repeated' : episode.state,
    hasRepeated: episode.hasRepeated || isAgain,
    calmSince: null,
  };
}

function withOther(episode: Episode, reading: CourseReading, rules: CourseRules): Episode {
  if (!rules.isCalm(reading, episode.crisis)) return { ...episode, calmSince: null };
  const { needed, reached, nextFromMinute } = courseProgress(rules, episode);
  if (reading.minute < nextFromMinute) return episode;
  const since = episode.calmSince ?? reading.minute;
  return reached + 1 === needed
    ? { ...episode, state: 'resolved', closedMinute: reading.minute, calmSince: since }
    : { ...episode, calmSince: since };
}

/** Returns how far an open crisis is from its end. */
export function courseProgress(
  rules: CourseRules,
  { crisis, calmSince, openedMinute }: Pick<Episode, 'crisis' | 'calmSince' | 'openedMinute'>,
): CourseProgress {
  const { count: needed, apart } = rules.calmNeeded(crisis);
  if (calmSince !== null) return { needed, reached: 1, nextFromMinute: calmSince + apart };
  const lastMinute = crisis.at(-1)?.minute ?? openedMinute;
  return { needed, reached: 0, nextFromMinute: lastMinute + rules.calmAfter };
}

function withEvent(episode: Episode, { does, by, minute }: CourseEvent): Episode {
  if (does === 'acknowledge') return { ...episode, state: 'acknowledged' };
  return by === 'doctor' ? { ...episode, state: 'resolved', closedMinute: minute } : episode;
}

/** Returns the position of a reading among the actions: after all actions before its entry. */
function positionOfReading(
  { minute, enteredMinute = minute }: CourseReading,
  events: readonly CourseEvent[],
): number {
  const wasActedOn = events.some((event) => event.minute >= minute && event.minute < enteredMinute);
  return wasActedOn ? enteredMinute : minute;
}

function stepsUntil(
  now: number,
  readings: readonly CourseReading[],
  events: readonly CourseEvent[],
): readonly Step[] {
  const steps: readonly Step[] = [
    ...readings.map((reading): Step => ({ minute: positionOfReading(reading, events), reading })),
    ...events.map((event): Step => ({ minute: event.minute, event })),
  ];
  // Stable sort: at the same minute a reading precedes the actions.
  return steps.filter(({ minute }) => minute <= now).toSorted((a, b) => a.minute - b.minute);
}

/**
 * Returns every crisis of one kind, oldest first. Readings and events may be in any order; those after `now` are
 * ignored. Averages and elapsed time change nothing.
 */
export function followCourse(
  rules: CourseRules,
  course: { readings: readonly CourseReading[]; events?: readonly CourseEvent[]; now: number },
): readonly Episode[] {
  const episodes: Episode[] = [];
  for (const { reading, event } of stepsUntil(course.now, course.readings, course.events ?? [])) {
    const current = episodes.at(-1);
    if (event) {
      if (isOpen(current)) episodes.splice(-1, 1, withEvent(current, event));
      continue;
    }
    const grade = rules.crisisGrade(reading);
    if (!isOpen(current)) {
      if (grade) episodes.push(open(reading, grade));
    } else {
      const next = grade ? withCrisis(current, reading, grade, rules) : withOther(current, reading, rules);
      episodes.splice(-1, 1, next);
    }
  }
  return episodes;
}
