import { DEDUCTION, DIABETES_MOST } from './healthScore.points.ts';
import type { HealthScoreComponent } from './healthScore.ts';

/** Texts of an area of the health score. */
interface HealthScoreArea {
  readonly label: string;
  /** Sentence for an area without enough inputs. */
  readonly notCounted: string;
  /** Input that the area needs. */
  readonly field: string;
  /** Input to add so that the area counts. */
  readonly answer: string;
}

/** Areas of the health score: name, and input to add when an area cannot be counted. */
export const HEALTH_SCORE_AREAS: Readonly<Record<HealthScoreComponent, HealthScoreArea>> = {
  bloodPressure: {
    label: 'Blood pressure',
    notCounted: 'Blood pressure is not counted.',
    field: 'sbp',
    answer: 'Add blood pressure readings in the diary.',
  },
  bmi: {
    label: 'Weight for height',
    notCounted: 'Weight for height is not counted.',
    field: 'weight',
    answer: 'Add your weight and height in the diary.',
  },
  lipids: {
    label: 'Blood fats',
    notCounted: 'Blood fats are not counted.',
    field: 'tc',
    answer: 'Add total and HDL cholesterol from a laboratory report.',
  },
  glucose: {
    label: 'Blood sugar',
    notCounted: 'Blood sugar is not counted.',
    field: 'hba1c',
    answer: 'Add an HbA1c from a laboratory report in a health form, and say whether you have diabetes.',
  },
  activity: {
    label: 'Activity',
    notCounted: 'Activity is not counted.',
    field: 'activity',
    answer: 'Add exercise in the diary on at least two days of a month.',
  },
  nicotine: {
    label: 'Smoking',
    notCounted: 'Smoking is not counted.',
    field: 'isSmoker',
    answer: 'Say whether you smoke in your profile.',
  },
};

/** Text for an area with an unknown medicine: no points are deducted yet. */
export const MEDICINE_UNKNOWN_WORDS = `Up to ${DEDUCTION} points lower in this area if you take medicine for it.`;

/** Texts for a blood pressure that is beyond the limits of the score. */
export const OUTSIDE_SCORE_WORDS = {
  why: 'Blood pressure is not counted, because it is outside the limits of the score.',
  answer: 'Follow the advice on the reading, and measure again.',
};

/** Known facts that hold the points of an area down. */
interface ScoreFacts {
  readonly hasDiabetes?: boolean | null;
  readonly onBpMedication?: boolean | null;
  readonly onLipidMedication?: boolean | null;
  readonly livesWithIndoorSmoker?: boolean | null;
}

const MEDICINE_TAKEN_WORDS = `${DEDUCTION} points less, because you take medicine for it.`;

/**
 * Returns why the points of an area cannot be higher at the same values; `null` for no such reason.
 *
 * @signOff [D] Says that few points for a value at its goal are the method's, and no worse news.
 */
export function scoreNote(
  area: HealthScoreComponent,
  points: number | null,
  facts: ScoreFacts,
): string | null {
  if (!points) return null;
  if (area === 'glucose' && facts.hasDiabetes)
    return `With diabetes this area gives at most ${DIABETES_MOST} points, even at your goal.`;
  if (area === 'bloodPressure' && facts.onBpMedication) return MEDICINE_TAKEN_WORDS;
  if (area === 'lipids' && facts.onLipidMedication) return MEDICINE_TAKEN_WORDS;
  if (area === 'nicotine' && facts.livesWithIndoorSmoker)
    return `${DEDUCTION} points less, because somebody smokes in your home.`;
  return null;
}
