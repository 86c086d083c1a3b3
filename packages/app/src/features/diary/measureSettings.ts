import {
  EMERGENCY_CALL,
  entryLimitsIn,
  NO_NUMBER_WORDS,
  REFUSED_SUGAR_WORDS,
  round,
  SUGAR_GOAL_LABELS,
  SUGAR_OCCASIONS,
  sugarGoalAt,
} from '@vitalane/clinical';
import type { HealthTarget, SugarGoal } from '@vitalane/contract';
import { diaryWords, type MeasureKind, type Measure as MeasureSettings } from '@vitalane/ui/screens/Diary';
import { ownUnitOf } from '../../measures/ownUnit.ts';
import type { OwnUnits } from '../../session/person.ts';

const toOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Additional choices of the form, for the kinds that have some. */
const choices: Readonly<Partial<Record<MeasureKind, MeasureSettings['choices']>>> = {
  sugar: toOptions(diaryWords.contexts),
  exercise: toOptions(diaryWords.intensities),
};

/** Goals of the account. */
interface OwnGoals {
  targets: readonly HealthTarget[];
  /** `undefined` until loaded. */
  sugarGoal: SugarGoal | undefined;
}

interface Band {
  label: string;
  low: number | null;
  high: number | null;
}

/** Returns the target of a measure. Besides blood pressure and sugar, only weight has one; activity is counted by week. */
function weightBand(kind: MeasureKind, { targets }: OwnGoals): Band | null {
  const target = kind === 'weight' ? targets.find(({ code }) => code === kind) : undefined;
  return target ? { label: diaryWords.target, low: target.low, high: target.high } : null;
}

/** Returns the input and chart settings of a measure: unit, plausible range and target. */
export function toSettings(
  kind: MeasureKind,
  { units, ...goals }: { units: OwnUnits } & OwnGoals,
): MeasureSettings {
  const { unit, decimals, show } = ownUnitOf(kind, units);
  const settings = { kind, unit, decimals, ...entryLimitsIn(kind, unit), choices: choices[kind] ?? null };
  const own = (value: number) => round(show(value), decimals);
  if (kind === 'sugar') return { ...settings, noNumberAdvice, refusedAdvice, lines: sugarLines(goals, own) };
  const target = toTarget(weightBand(kind, goals), own);
  return target ? { ...settings, target } : settings;
}

const refusedAdvice = { ...REFUSED_SUGAR_WORDS, call: EMERGENCY_CALL };

const noNumberAdvice = {
  high: { ...NO_NUMBER_WORDS.sugar, call: EMERGENCY_CALL },
  low: { ...NO_NUMBER_WORDS.lowSugar, call: EMERGENCY_CALL },
};

type OwnValue = (value: number) => number;

/** Returns one target line per occasion. */
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
