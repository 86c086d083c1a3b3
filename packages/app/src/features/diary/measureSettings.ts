import {
  EMERGENCY_CALL,
  entryLimitsIn,
  isVitalSign,
  NO_NUMBER_WORDS,
  REFUSED_SUGAR_WORDS,
  round,
  SUGAR_GOAL_LABELS,
  SUGAR_OCCASIONS,
  sugarGoalAt,
  USUAL_RANGE_LABEL,
  usualVitalSign,
  type VitalSign,
} from '@vitalane/clinical';
import type { HealthTarget } from '@vitalane/contract';
import { diaryWords, type MeasureKind, type Measure as MeasureSettings } from '@vitalane/ui/screens/Diary';
import type { PersonalSugarGoal } from '../../api/targets.ts';
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
  sugarGoal: PersonalSugarGoal | undefined;
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

/** Returns the usual range of a vital sign, once it is known whose it is. */
function usualBand(kind: VitalSign, { sugarGoal }: OwnGoals): Band | null {
  return sugarGoal ? { label: USUAL_RANGE_LABEL, ...usualVitalSign(kind, sugarGoal.person) } : null;
}

/** Returns the input and chart settings of a measure: unit, plausible range and target. */
export function toSettings(
  kind: MeasureKind,
  { units, ...goals }: { units: OwnUnits } & OwnGoals,
): MeasureSettings {
  const { unit, text, decimals, show } = ownUnitOf(kind, units);
  const settings = {
    kind,
    unit: text,
    decimals,
    ...entryLimitsIn(kind, unit),
    choices: choices[kind] ?? null,
  };
  const own = (value: number) => round(show(value), decimals);
  if (kind === 'sugar') return { ...settings, noNumberAdvice, refusedAdvice, lines: sugarLines(goals, own) };
  if (isVitalSign(kind)) {
    const usualRange = toTarget(usualBand(kind, goals), own);
    return usualRange ? { ...settings, usualRange } : settings;
  }
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
