import {
  type CourseEvent,
  type CrisisKind,
  courseRules,
  followCourse,
  hasVeryLow,
  levelOf,
  type Symptom,
  whoIsTold,
} from '../../index.ts';

interface Given {
  readonly kind: CrisisKind;
  readonly readings: readonly {
    readonly minute: number;
    readonly sbp?: number;
    readonly dbp?: number;
    readonly glucoseMmolL?: number;
    readonly symptoms?: readonly Symptom[];
  }[];
  readonly events?: readonly CourseEvent[];
  readonly now: number;
  readonly clinicRelation: boolean;
  readonly carerConsent: boolean;
}

/** Returns the state of the newest crisis, and who is notified. */
export function answer({ kind, readings, events = [], now, ...readers }: Given): unknown {
  const course = readings.map(({ sbp, dbp, ...reading }) => ({
    ...reading,
    ...(sbp !== undefined && { sbpMmHg: sbp }),
    ...(dbp !== undefined && { dbpMmHg: dbp }),
  }));
  const episode = followCourse(courseRules(kind), { readings: course, events, now }).at(-1);
  if (!episode) return { state: 'none', level: 'none', told: [] };
  const { state, grade, hasRepeated, openedMinute } = episode;
  if (state === 'resolved') return { state, level: 'none', told: [] };
  const facts = {
    kind,
    grade,
    hasRepeated,
    hasVeryLow: hasVeryLow(kind, episode),
    openForMinutes: now - openedMinute,
  };
  return { state, level: levelOf(grade).level, told: whoIsTold({ ...facts, ...readers }) };
}
