import { PLAUSIBILITY_LIMITS, sugarGoalAt, USUAL_SUGAR_GOAL_LABEL } from '@vitalane/clinical';
import type { HealthTarget, SugarGoal } from '@vitalane/contract';
import { diaryWords, type MeasureKind, type Measure as MeasureSettings } from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../../api/units.ts';
import { ownUnitOf } from './measures/ownUnit.ts';

const toOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What a figure must lie within, in the unit in which it is stored. */
const plausible = {
  sugar: PLAUSIBILITY_LIMITS.glucoseMmolL,
  weight: PLAUSIBILITY_LIMITS.weightKg,
  exercise: PLAUSIBILITY_LIMITS.exerciseMinutes,
  height: PLAUSIBILITY_LIMITS.heightCm,
};

const choices: Readonly<Record<MeasureKind, MeasureSettings['choices']>> = {
  sugar: toOptions(diaryWords.contexts),
  weight: null,
  exercise: toOptions(diaryWords.intensities),
  height: null,
};

/** The goals of the person. */
interface OwnGoals {
  targets: readonly HealthTarget[];
  /** Undefined until it is known. */
  sugarGoal: SugarGoal | undefined;
}

interface Band {
  label: string;
  low: number | null;
  high: number | null;
}

/** Of what the diary holds, besides blood pressure, only weight has a target of its own unit; activity counts weeks. */
function bandOf(kind: MeasureKind, { targets, sugarGoal }: OwnGoals): Band | null {
  if (kind === 'sugar') {
    const range = sugarGoal && sugarGoalAt(sugarGoal, null);
    return range ? { label: USUAL_SUGAR_GOAL_LABEL, low: range.minMmolL, high: range.maxMmolL } : null;
  }
  const target = kind === 'weight' ? targets.find(({ code }) => code === kind) : undefined;
  return target ? { label: diaryWords.target, low: target.low, high: target.high } : null;
}

/** Returns how a measure is typed and drawn: the person's unit, what is plausible, and what it should stay in. */
export function toSettings(
  kind: MeasureKind,
  { units, ...goals }: { units: OwnUnits } & OwnGoals,
): MeasureSettings {
  const { unit, decimals, show } = ownUnitOf(kind, units);
  const { min, max } = plausible[kind];
  // Rounded inwards: what is offered is never refused.
  const step = 10 ** decimals;
  const ends = { min: Math.ceil(show(min) * step) / step, max: Math.floor(show(max) * step) / step };
  const settings = { kind, unit, decimals, ...ends, choices: choices[kind] };
  const band = bandOf(kind, goals);
  if (!band || (band.low === null && band.high === null)) return settings;
  const own = (value: number) => Number(show(value).toFixed(decimals));
  const low = band.low === null ? {} : { low: own(band.low) };
  const high = band.high === null ? {} : { high: own(band.high) };
  return { ...settings, target: { label: band.label, ...low, ...high } };
}
