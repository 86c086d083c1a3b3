import { daysBetween } from '@vitalane/time';
import { nonHdlGoalFor } from '../lipids/derived.ts';
import type { HealthRecord } from '../record/record.ts';
import { ownTargetRange, type TargetSetter } from './ownTarget.ts';
import type { GoalPerson } from './person.ts';
import { homePressureLimit, type Pressure } from './pressure.ts';
import { type SugarGoal, sugarGoal } from './sugar.ts';
import { setterOf } from './targetSetter.ts';
import { GOAL_MEASURES, type GoalInput, type GoalMeasure, usualGoals } from './usual.ts';
import type { UsualGoal } from './usualGoal.ts';
import { endedWords, pressureWords, type SetBy, setByWords } from './words.ts';

/** Goal that was set for a person, in the canonical unit of its measure. A doctor ended it when both limits are `null`. */
export interface SetGoal extends SetBy {
  readonly measure: GoalMeasure;
  readonly low: number | null;
  readonly high: number | null;
  /** Reason of a doctor; absent for a patient. */
  readonly reason?: string;
}

/** Single goal of a person for a measure, in its canonical unit. */
export interface PersonalGoal {
  readonly measure: GoalMeasure;
  readonly low: number | null;
  readonly high: number | null;
  /** Pressure only: upper limit for home readings. */
  readonly homeHigh: number | null;
  readonly setBy: 'usual' | 'patient' | 'doctor';
  /** Reason of the doctor who set it; `null` for other goals. */
  readonly doctorReason: string | null;
  /** Rule of the usual goal, or of its missing number. */
  readonly basis: string;
  /** Text on who set the goal and why, or why there is no number. */
  readonly words: string;
  readonly source: string;
  /** Items of the record whose answers could change the goal. */
  readonly needs: UsualGoal['needs'];
  /** Notice when a patient's goal no longer applies, or a doctor's was ended. */
  readonly announcement: string | null;
}

/** All goals of one person, with texts that combine them. */
export interface Goals {
  readonly person: GoalPerson;
  readonly goals: Readonly<Record<GoalMeasure, PersonalGoal>>;
  /** Clinic and home goal of the pressure; `null` without a number. */
  readonly pressure: { readonly clinic: Pressure; readonly home: Pressure; readonly words: string } | null;
  /** Goal for blood sugar measured at home. */
  readonly sugar: SugarGoal;
}

/** Days during which a person sees that a doctor ended a goal, and why. */
const ENDED_GOAL_DAYS = 30;

const ANNOUNCEMENT =
  'The goal that you set no longer fits what we know about you. The usual goal applies again.';

function isStillSafe({ measure, low, high }: SetGoal, setter: TargetSetter): boolean {
  const range = ownTargetRange(measure, setter);
  if (!range) return false;
  return [low, high].every((end) => end === null || (end >= range.min && end <= range.max));
}

const isEnd = ({ low, high }: SetGoal) => low === null && high === null;

interface GoalSettings {
  readonly usual: UsualGoal;
  readonly set: SetGoal | null;
  /** Whether a patient's goal is still safe. */
  readonly isSafe: boolean;
  /** Text on a goal that a doctor ended recently; `null` without one. */
  readonly ending: string | null;
}

function goalOf(measure: GoalMeasure, { usual, set, isSafe, ending }: GoalSettings): PersonalGoal {
  const applies = set !== null && (set.by === 'doctor' || isSafe) ? set : null;
  const { low, high } = applies ?? usual;
  const { basis, source, needs } = usual;
  const hasNumber = low !== null || high !== null;
  const words = applies
    ? setByWords(applies)
    : hasNumber
      ? `${setByWords(null)} ${usual.reason}`
      : usual.reason;
  return {
    measure,
    low,
    high,
    homeHigh: homeHighOf(measure, high),
    setBy: applies ? applies.by : 'usual',
    doctorReason: applies?.reason ?? null,
    basis,
    words,
    source,
    needs: applies ? [] : needs,
    announcement: set && !applies ? ANNOUNCEMENT : ending,
  };
}

function homeHighOf(measure: GoalMeasure, high: number | null): number | null {
  if (high === null || (measure !== 'sbp' && measure !== 'dbp')) return null;
  const limit = homePressureLimit({ sbpMmHg: high, dbpMmHg: high });
  return measure === 'sbp' ? limit.sbpMmHg : limit.dbpMmHg;
}

function bothPressures({ sbp, dbp }: Goals['goals']): Goals['pressure'] {
  if (sbp.high === null || dbp.high === null) return null;
  const clinic = { sbpMmHg: sbp.high, dbpMmHg: dbp.high };
  const home = homePressureLimit(clinic);
  return { clinic, home, words: pressureWords(clinic, home) };
}

const isRecent = ({ on }: SetGoal, { asOf }: HealthRecord) => daysBetween(on, asOf) <= ENDED_GOAL_DAYS;

/** Returns the goals with a non-HDL goal that follows a custom LDL goal, unless a doctor set it as well. */
function withNonHdl(goals: Goals['goals']): Goals['goals'] {
  const { ldl, nonhdl } = goals;
  if (ldl.setBy === 'usual' || ldl.high === null || nonhdl.setBy === 'doctor') return goals;
  const { setBy, doctorReason, words, needs } = ldl;
  const followed = { high: nonHdlGoalFor(ldl.high), setBy, doctorReason, needs };
  return { ...goals, nonhdl: { ...nonhdl, ...followed, words: `It follows from your LDL goal. ${words}` } };
}

/**
 * Computes a single goal per measure for a person: the doctor's, else the patient's while it is safe, else the usual
 * one. Every screen and report uses these.
 */
export function goalsOf(input: GoalInput, set: readonly SetGoal[] = []): Goals {
  const { person, goals: usual } = usualGoals(input);
  const entries = GOAL_MEASURES.map((measure) => {
    const ofMeasure = set.filter((goal) => goal.measure === measure);
    const numbers = ofMeasure.filter((goal) => !isEnd(goal));
    const own = numbers.find(({ by }) => by === 'doctor') ?? numbers[0] ?? null;
    const end = ofMeasure.find((goal) => isEnd(goal) && isRecent(goal, input.record));
    const setter = setterOf(input, person, { usualGoal: usual[measure].strictest, hasDoctorGoal: false });
    const settings = {
      usual: usual[measure],
      set: own,
      isSafe: own !== null && isStillSafe(own, setter),
      ending: end ? endedWords(end) : null,
    };
    return [measure, goalOf(measure, settings)] as const;
  });
  const goals = withNonHdl(Object.fromEntries(entries) as Record<GoalMeasure, PersonalGoal>);
  return { person, goals, pressure: bothPressures(goals), sugar: sugarGoal(person) };
}
