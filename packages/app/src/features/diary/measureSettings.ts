import { PLAUSIBILITY_LIMITS, SUGAR_GOAL_LABELS, SUGAR_OCCASIONS, sugarGoalAt } from '@vitalane/clinical';
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

/** What the form asks beside the figure, for the kinds that ask something. */
const choices: Readonly<Partial<Record<MeasureKind, MeasureSettings['choices']>>> = {
  sugar: toOptions(diaryWords.contexts),
  exercise: toOptions(diaryWords.intensities),
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

/** Besides blood pressure and sugar, only weight has a target of its own unit; activity counts weeks. */
function weightBand(kind: MeasureKind, { targets }: OwnGoals): Band | null {
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
  const settings = { kind, unit, decimals, ...ends, choices: choices[kind] ?? null };
  const own = (value: number) => Number(show(value).toFixed(decimals));
  if (kind === 'sugar') return { ...settings, lines: sugarLines(goals, own) };
  const target = toTarget(weightBand(kind, goals), own);
  return target ? { ...settings, target } : settings;
}

type OwnValue = (value: number) => number;

/** Returns one line for each occasion, with the goal that holds then. */
function sugarLines({ sugarGoal }: OwnGoals, own: OwnValue): NonNullable<MeasureSettings['lines']> {
  return SUGAR_OCCASIONS.map((id) => {
    const range = sugarGoal ? sugarGoalAt(sugarGoal, id) : null;
    const band = range && { label: SUGAR_GOAL_LABELS[id], low: range.minMmolL, high: range.maxMmolL };
    const target = toTarget(band, own);
    return { id, name: diaryWords.occasions[id], ...(target && { target }) };
  });
}

function toTarget(band: Band | null, own: OwnValue): MeasureSettings['target'] {
  if (!band || (band.low === null && band.high === null)) return undefined;
  const low = band.low === null ? {} : { low: own(band.low) };
  const high = band.high === null ? {} : { high: own(band.high) };
  return { label: band.label, ...low, ...high };
}
