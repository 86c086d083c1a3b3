import { band } from '../bands.ts';
import { evaluate, type Input, isMissing, type RawInput, type Values } from '../evaluate.ts';
import { choice, eachOptional, flag, optional, optionalQuantities } from '../fields.ts';
import { CHOLESTEROL_MG_DL_PER_MMOL_L } from '../quantities/conversions.ts';
import { ok, type Result } from '../result.ts';
import { round, settle } from '../round.ts';
import {
  ACTIVITY_POINTS,
  BMI_POINTS,
  DBP_POINTS,
  DEDUCTION,
  FASTING_GLUCOSE_POINTS,
  HBA1C_DIABETES_POINTS,
  HBA1C_POINTS,
  NON_HDL_POINTS,
  SBP_POINTS,
  SCORE_BANDS,
  SMOKING_POINTS,
  SMOKING_STATUSES,
} from './healthScore.points.ts';

const FIELDS = {
  ...optionalQuantities('sbpMmHg', 'dbpMmHg', 'bmi', 'nonHdlMmolL', 'hba1cPercent', 'fastingGlucoseMmolL'),
  ...optionalQuantities('moderateMinutesPerWeek'),
  ...eachOptional(flag, 'onBpMedication', 'onLipidMedication', 'hasDiabetes', 'livesWithIndoorSmoker'),
  smokingStatus: optional(choice(SMOKING_STATUSES)),
};
const COMPONENTS = ['bloodPressure', 'bmi', 'lipids', 'glucose', 'activity', 'nicotine'] as const;
const LEAST_COMPONENTS = 4;

type Person = Values<typeof FIELDS>;

/** Scored area, one of six. */
export type HealthScoreComponent = (typeof COMPONENTS)[number];

/** Points (0–100) by area; `null` where the inputs of an area are unknown. */
export type HealthScoreComponents = Readonly<Record<HealthScoreComponent, number | null>>;

/** Score (0–100), its band and its areas. Scores of different sets of areas are not comparable. */
export interface HealthScore {
  score: number;
  band: 'low' | 'moderate' | 'high';
  metricsUsed: number;
  components: HealthScoreComponents;
}

/** Returns the points of a possibly unknown value, less the deduction where it applies. */
function points<T>(value: T | undefined, pointsOf: (value: T) => number, isDeducted = false): number | null {
  if (value === undefined) return null;
  return Math.max(0, pointsOf(value) - (isDeducted ? DEDUCTION : 0));
}

function bloodPressurePoints({ sbpMmHg, dbpMmHg, onBpMedication }: Person): number | null {
  const systolic = points(sbpMmHg, (sbp) => band(round(sbp, 0), SBP_POINTS), onBpMedication);
  const diastolic = points(dbpMmHg, (dbp) => band(round(dbp, 0), DBP_POINTS), onBpMedication);
  return systolic === null || diastolic === null ? null : Math.min(systolic, diastolic);
}

function glucosePoints({ hasDiabetes, hba1cPercent, fastingGlucoseMmolL }: Person): number | null {
  if (hasDiabetes === undefined) return null;
  const hba1cTable = hasDiabetes ? HBA1C_DIABETES_POINTS : HBA1C_POINTS;
  const byHba1c = points(hba1cPercent, (hba1c) => band(round(hba1c, 1), hba1cTable));
  if (byHba1c !== null || hasDiabetes) return byHba1c;
  return points(fastingGlucoseMmolL, (glucose) => band(round(glucose, 1), FASTING_GLUCOSE_POINTS));
}

function componentsOf(person: Person): HealthScoreComponents {
  const nonHdlMgDl = (mmolL: number) => settle(mmolL * CHOLESTEROL_MG_DL_PER_MMOL_L);
  return {
    bloodPressure: bloodPressurePoints(person),
    bmi: points(person.bmi, (bmi) => band(round(bmi, 1), BMI_POINTS)),
    lipids: points(
      person.nonHdlMmolL,
      (value) => band(nonHdlMgDl(value), NON_HDL_POINTS),
      person.onLipidMedication,
    ),
    glucose: glucosePoints(person),
    activity: points(person.moderateMinutesPerWeek, (minutes) => band(minutes, ACTIVITY_POINTS)),
    nicotine: points(person.smokingStatus, (status) => SMOKING_POINTS[status], person.livesWithIndoorSmoker),
  };
}

/** Returns whether the inputs of an area were given at all, before their values are read. */
function isGiven(component: HealthScoreComponent, raw: RawInput): boolean {
  const has = (...names: readonly string[]) => names.every((name) => !isMissing(raw[name]));
  const given: Readonly<Record<HealthScoreComponent, boolean>> = {
    bloodPressure: has('sbpMmHg', 'dbpMmHg'),
    bmi: has('bmi'),
    lipids: has('nonHdlMmolL'),
    glucose:
      has('hasDiabetes') && (has('hba1cPercent') || (raw.hasDiabetes !== true && has('fastingGlucoseMmolL'))),
    activity: has('moderateMinutesPerWeek'),
    nicotine: has('smokingStatus'),
  };
  return given[component];
}

function tooFew(raw: RawInput): readonly string[] {
  const absent = COMPONENTS.filter((component) => !isGiven(component, raw));
  return COMPONENTS.length - absent.length < LEAST_COMPONENTS ? absent : [];
}

/**
 * Calculates the health score of an adult from up to six areas; all inputs are optional, and an absent medicine or
 * indoor-smoker flag means no deduction. Diet and sleep are not recorded: state this beside the score. Errors:
 * `missing` with the areas that cannot be scored when fewer than four can, `implausible`, `not_applicable` for
 * another smoking status. Source: adapted from AHA Life's Essential 8, Circulation 2022;146:e18.
 */
export function healthScore(input: Input<typeof FIELDS>): Result<HealthScore> {
  return evaluate(
    FIELDS,
    input,
    (person) => {
      const components = componentsOf(person);
      const scored = Object.values(components).filter((value) => value !== null);
      const score = round(scored.reduce((sum, value) => sum + value, 0) / scored.length, 0);
      return ok({ score, band: band(score, SCORE_BANDS), metricsUsed: scored.length, components });
    },
    tooFew,
  );
}
