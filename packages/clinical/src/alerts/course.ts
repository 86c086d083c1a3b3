import { type AlertGrade, worst } from './grade.ts';
import type { Symptom } from './symptoms.ts';

/** What a crisis is about. */
export type CrisisKind = 'blood_pressure' | 'low_sugar' | 'high_sugar';
/** How far a crisis has got. */
export type AlertState = 'none' | 'raised' | 'repeated' | 'acknowledged' | 'resolved';

/** One reading on the clock of the alert, in minutes. */
export interface CourseReading {
  readonly minute: number;
  /** When it was entered, where that may be later: what was done in between was done without knowing of it. */
  readonly enteredMinute?: number;
  /** Names the reading to the caller. */
  readonly id?: string;
  readonly sbpMmHg?: number;
  readonly dbpMmHg?: number;
  readonly glucoseMmolL?: number;
  readonly symptoms?: readonly Symptom[];
}

/** What somebody did about an alert. Only a doctor's `close` closes it. */
export interface CourseEvent {
  readonly minute: number;
  readonly by: 'patient' | 'doctor';
  readonly does: 'acknowledge' | 'close';
}

/** The rules of one kind of crisis, for one person. Times in minutes. */
export interface CourseRules {
  /** The grade of one reading; null when it is no crisis. */
  readonly crisisGrade: (reading: CourseReading) => AlertGrade | null;
  /** True when a reading counts towards the end. */
  readonly isCalm: (reading: CourseReading) => boolean;
  readonly repeatAfter: number;
  readonly calmAfter: number;
  /** How many calm readings end it, and how far the last is from the first, given the crisis readings. */
  readonly calmNeeded: (crisis: readonly CourseReading[]) => {
    readonly count: 1 | 2;
    readonly apart: number;
  };
  /** A grade that rests on several readings. */
  readonly gradeOfCourse?: (crisis: readonly CourseReading[]) => AlertGrade;
}

/** One crisis from its first reading on. */
export interface Episode {
  readonly state: Exclude<AlertState, 'none'>;
  /** The worst grade so far; nothing lowers it. */
  readonly grade: AlertGrade;
  readonly openedMinute: number;
  readonly crisis: readonly CourseReading[];
  /** A crisis reading came again. Stays true after it was acknowledged. */
  readonly hasRepeated: boolean;
  /** The first calm reading since the last crisis reading. */
  readonly calmSince: number | null;
  readonly closedMinute: number | null;
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
  // Whoever acknowledged the alert did not know of this reading, however soon it came.
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
  if (!rules.isCalm(reading)) return { ...episode, calmSince: null };
  const last = episode.crisis.at(-1)?.minute ?? episode.openedMinute;
  if (reading.minute - last < rules.calmAfter) return episode;
  const { count, apart } = rules.calmNeeded(episode.crisis);
  const since = episode.calmSince ?? reading.minute;
  const isOver = count === 1 || (episode.calmSince !== null && reading.minute - since >= apart);
  return isOver
    ? { ...episode, state: 'resolved', closedMinute: reading.minute, calmSince: since }
    : { ...episode, calmSince: since };
}

function withEvent(episode: Episode, { does, by, minute }: CourseEvent): Episode {
  if (does === 'acknowledge') return { ...episode, state: 'acknowledged' };
  return by === 'doctor' ? { ...episode, state: 'resolved', closedMinute: minute } : episode;
}

/** Returns the place of a reading among what was done: after everything that was done before it was entered. */
function knownFrom(
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
    ...readings.map((reading): Step => ({ minute: knownFrom(reading, events), reading })),
    ...events.map((event): Step => ({ minute: event.minute, event })),
  ];
  // A stable sort: at the same minute a reading comes before what was done about it.
  return steps.filter(({ minute }) => minute <= now).toSorted((a, b) => a.minute - b.minute);
}

/**
 * Returns every crisis of one kind, oldest first. Readings and events may come in any order; later ones than `now` are
 * left out. Averages and the passing of time change nothing.
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
