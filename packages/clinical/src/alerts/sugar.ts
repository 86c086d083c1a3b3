import { type AlertPerson, isBaby } from './bloodPressure.ts';
import { type AlertGrade, isToday, worst } from './grade.ts';
import type { ReadingBand, ReadingPerson } from './readingBand.ts';
import {
  HELPLESS_SIGNS,
  hasAny,
  KETOACIDOSIS_SIGNS,
  RED_FLAGS,
  type Symptom,
  THIRST_SIGNS,
} from './symptoms.ts';

/** Limits of glucose in mmol/L. */
export const SUGAR_MMOL_L = {
  /** Needs hospital care from here; a meter that shows HI counts as this. RCPath 2017. */
  emergency: 25,
  /** A diary reading from here opens an alert. */
  crisis: 20,
  /** Below it a crisis is over. */
  calm: 16.7,
  /** For a person without known diabetes, and the level from which signs of acid count. */
  diabetesRange: 11.1,
  /** In pregnancy. ADA Standards of Care; RCPath 2017. */
  pregnancy: 10,
  low: 4,
  veryLow: 3,
  /** Offer a ketone check when ill. National University Hospital sick-day leaflet. */
  askKetones: 15,
} as const;

/** Limits of blood ketones in mmol/L. ADA/EASD consensus 2024. */
const KETONES_MMOL_L = { raised: 0.6, withSigns: 1.5, emergency: 3 } as const;
/** Plus signs of a urine strip. ADA/EASD consensus 2024. */
const URINE_KETONES = { raised: 1, emergency: 2 } as const;

/** Known facts at one moment. Glucose and ketones in mmol/L. */
export interface SugarNow extends AlertPerson {
  readonly glucoseMmolL?: number | null | undefined;
  /** Whether the meter shows HI instead of a number. */
  readonly isMeterHigh?: boolean;
  readonly ketonesMmolL?: number | null | undefined;
  /** Number of plus signs of a urine strip. */
  readonly urineKetones?: number | null | undefined;
  readonly symptoms?: readonly Symptom[];
  /** Unknown counts as no known diabetes. */
  readonly hasDiabetes?: boolean | null | undefined;
  readonly onSglt2?: boolean | null | undefined;
}

const S = SUGAR_MMOL_L;
type Rule = (
  now: SugarNow,
  facts: { glucose: number; hasSigns: boolean; symptoms: readonly Symptom[] },
) => AlertGrade;

const when = (holds: boolean, grade: AlertGrade): AlertGrade => (holds ? grade : 'none');

const RULES: readonly Rule[] = [
  (_, { glucose }) => when(glucose >= S.emergency, 'emergency'),
  (_, { glucose, hasSigns }) => when(glucose >= S.diabetesRange && hasSigns, 'emergency'),
  ({ onSglt2 }, { hasSigns }) => when(onSglt2 === true && hasSigns, 'emergency'),
  (_, { glucose }) => when(glucose >= S.crisis, 'same_day'),
  ({ hasDiabetes }, { glucose }) => when(glucose >= S.calm, hasDiabetes ? 'within_7_days' : 'same_day'),
  ({ hasDiabetes }, { glucose, symptoms }) =>
    when(
      glucose >= S.diabetesRange && !hasDiabetes,
      hasAny(symptoms, THIRST_SIGNS) ? 'same_day' : 'within_7_days',
    ),
  ({ isPregnant }, { glucose }) => when(Boolean(isPregnant) && glucose >= S.pregnancy, 'same_day'),
  ({ isPregnant }, { glucose }) => when(Boolean(isPregnant) && glucose >= S.calm, 'emergency'),
];

/** Returns the grade of high sugar, in mmol/L, not rounded. */
export function highSugarGrade(now: SugarNow): AlertGrade {
  const symptoms = now.symptoms ?? [];
  const glucose = now.isMeterHigh ? Math.max(S.emergency, now.glucoseMmolL ?? 0) : (now.glucoseMmolL ?? 0);
  const facts = { glucose, symptoms, hasSigns: hasAny(symptoms, KETOACIDOSIS_SIGNS) };
  return worst(...RULES.map((rule) => rule(now, facts)));
}

/** Returns the grade of low sugar, in mmol/L, not rounded. Source: ADA level 1; HealthHub 15-15 rule. */
export function lowSugarGrade({ glucoseMmolL, symptoms = [] }: SugarNow): AlertGrade {
  if (typeof glucoseMmolL !== 'number' || glucoseMmolL >= S.low) return 'none';
  return hasAny(symptoms, HELPLESS_SIGNS) ? 'emergency' : 'act_now';
}

/** Returns the grade of ketones in blood (mmol/L) or urine (plus signs). */
export function ketoneGrade({ ketonesMmolL, urineKetones, isPregnant, symptoms = [] }: SugarNow): AlertGrade {
  const blood = ketonesMmolL ?? 0;
  const urine = urineKetones ?? 0;
  const hasKetoneRisk = Boolean(isPregnant) || hasAny(symptoms, KETOACIDOSIS_SIGNS);
  return worst(
    when(blood >= KETONES_MMOL_L.emergency || urine >= URINE_KETONES.emergency, 'emergency'),
    when(blood >= KETONES_MMOL_L.withSigns && hasKetoneRisk, 'emergency'),
    when(blood >= KETONES_MMOL_L.raised || urine >= URINE_KETONES.raised, 'same_day'),
  );
}

/**
 * Returns the grade of a person's present sugar, ketones and symptoms. A red-flag symptom is an emergency at every
 * value. A baby's numbers raise nothing.
 *
 * @signOff [D] A red-flag symptom is an emergency at every blood sugar.
 */
export function sugarAlertGrade(now: SugarNow): AlertGrade {
  if (hasAny(now.symptoms ?? [], RED_FLAGS)) return 'emergency';
  if (isBaby(now)) return 'none';
  return worst(highSugarGrade(now), lowSugarGrade(now), ketoneGrade(now));
}

/** Returns the glucose (mmol/L) from which a reading of this person is a crisis, and below which it is over. */
export function sugarCrisisLimits(person: { isPregnant?: boolean | null; hasDiabetes?: boolean | null }): {
  fromMmolL: number;
  calmBelowMmolL: number;
} {
  if (person.isPregnant) return { fromMmolL: S.pregnancy, calmBelowMmolL: S.pregnancy };
  return { fromMmolL: person.hasDiabetes === false ? S.calm : S.crisis, calmBelowMmolL: S.calm };
}

/** Returns the range of a blood sugar in mmol/L by the limits of the alerts; `null` when it calls for nothing today. */
export function sugarBand(glucoseMmolL: number, person: ReadingPerson = {}): ReadingBand | null {
  if (isBaby(person)) return null;
  if (glucoseMmolL < SUGAR_MMOL_L.low) return glucoseMmolL < SUGAR_MMOL_L.veryLow ? 'very_low' : 'low';
  return isToday(highSugarGrade({ ...person, glucoseMmolL })) ? 'very_high' : null;
}
