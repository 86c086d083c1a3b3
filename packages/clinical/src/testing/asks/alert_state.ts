import { addDays } from '@vitalane/time';
import {
  type CourseEvent,
  type CourseReading,
  type CrisisKind,
  comparedWeights,
  courseRules,
  followCourse,
  hasVeryLow,
  levelOf,
  type Symptom,
  whoIsTold,
} from '../../index.ts';

const FIRST_DAY = '2026-06-01';
const DAY_MINUTES = 24 * 60;

interface Given {
  readonly kind: CrisisKind;
  readonly readings: readonly {
    readonly minute: number;
    readonly sbp?: number;
    readonly dbp?: number;
    readonly glucoseMmolL?: number;
    readonly kg?: number;
    readonly symptoms?: readonly Symptom[];
  }[];
  readonly events?: readonly CourseEvent[];
  readonly now: number;
  readonly clinicRelation: boolean;
  readonly keepsWater?: boolean;
  readonly carerConsent: boolean;
}

/** Returns the state of the newest crisis, and who is notified. */
export function answer({ kind, readings, events = [], now, keepsWater = false, ...readers }: Given): unknown {
  const course = kind === 'weight_gain' ? weightsOf(readings) : readings.map(toReading);
  const rules = courseRules(kind, { keepsWater });
  const episode = followCourse(rules, { readings: course, events, now }).at(-1);
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

function toReading({ sbp, dbp, kg: _kg, ...reading }: Given['readings'][number]): CourseReading {
  return {
    ...reading,
    ...(sbp !== undefined && { sbpMmHg: sbp }),
    ...(dbp !== undefined && { dbpMmHg: dbp }),
  };
}

function weightsOf(readings: Given['readings']): readonly CourseReading[] {
  const dated = readings.map(({ minute, kg = 0 }) => ({
    minute,
    weightKg: kg,
    date: addDays(FIRST_DAY, Math.floor(minute / DAY_MINUTES)),
  }));
  return comparedWeights(dated).map((weight, index) => {
    const symptoms = readings[index]?.symptoms;
    return symptoms ? { ...weight, symptoms } : weight;
  });
}
