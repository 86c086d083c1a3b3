import {
  EMERGENCY_CALL,
  entryLimitsIn,
  isVitalSign,
  type MeasureKind,
  measureRow,
  NO_NUMBER_WORDS,
  pressureEntry,
  REFUSED_PRESSURE_WORDS,
  REFUSED_SUGAR_WORDS,
  round,
  SUGAR_GOAL_LABELS,
  SUGAR_OCCASIONS,
  sugarGoalAt,
  USUAL_RANGE_LABEL,
  usualVitalSign,
} from '@vitalane/clinical';
import type { HealthTarget } from '@vitalane/contract';
import {
  type BloodPressureTarget,
  diaryWords,
  type Measure,
  type MeasurePart,
  pressureParts,
} from '@vitalane/ui/screens/Diary';
import type { PersonalSugarGoal } from '../../api/targets.ts';
import { choicesOf, unitOfKind } from '../../measures/format.ts';
import type { OwnUnits } from '../../session/person.ts';

/** Goals of the account. */
interface OwnGoals {
  targets: readonly HealthTarget[];
  /** `undefined` until loaded. */
  sugarGoal: PersonalSugarGoal | undefined;
  /** `null` without a goal. */
  pressureLimits: BloodPressureTarget | null;
}

interface Band {
  label: string;
  low: number | null;
  high: number | null;
}

type ToOwn = (value: number) => number;

/** Returns the input and chart settings of a measure: unit, numbers with their limits and targets, and advice without a number. */
export function toSettings(kind: MeasureKind, { units, ...goals }: { units: OwnUnits } & OwnGoals): Measure {
  const { method, hasUsualRange = false } = measureRow(kind);
  const { text, decimals, show } = unitOfKind(kind, units);
  const own = (value: number) => round(show(value), decimals);
  const options = Object.entries(choicesOf(kind)).map(([value, label]) => ({ value, label }));
  return {
    kind,
    unit: text,
    decimals,
    method,
    isUsualRange: hasUsualRange,
    choices: options.length > 0 ? options : null,
    parts: partsOf(kind, { units, ...goals }, own),
    ...(kind === 'bloodPressure' && { noNumberAdvice: noPressure, refusedAdviceOf: refusedPressure }),
    ...(kind === 'sugar' && {
      noNumberAdvice: noSugar,
      refusedAdviceOf: refusedSugar(units),
      lines: sugarLines(goals, own),
    }),
  };
}

function partsOf(
  kind: MeasureKind,
  { units, ...goals }: { units: OwnUnits } & OwnGoals,
  own: ToOwn,
): Measure['parts'] {
  const { unit } = unitOfKind(kind, units);
  if (kind === 'bloodPressure') {
    const [upper, lower] = pressureParts(goals.pressureLimits);
    return [
      { ...upper, ...entryLimitsIn('sbp', unit) },
      { ...lower, ...entryLimitsIn('dbp', unit) },
    ];
  }
  const target = toTarget(bandOf(kind, goals), own);
  return [{ id: 'value', ...entryLimitsIn(kind, unit), ...(target && { target }) }];
}

/** Returns the target of a weight, or the usual range of a vital sign once it is known whose it is; activity is counted by week. */
function bandOf(kind: Exclude<MeasureKind, 'bloodPressure'>, { targets, sugarGoal }: OwnGoals): Band | null {
  if (isVitalSign(kind))
    return sugarGoal ? { label: USUAL_RANGE_LABEL, ...usualVitalSign(kind, sugarGoal.person) } : null;
  const target = kind === 'weight' ? targets.find(({ code }) => code === kind) : undefined;
  return target ? { label: diaryWords.target, low: target.low, high: target.high } : null;
}

const noPressure = { high: { ...NO_NUMBER_WORDS.bloodPressure, call: EMERGENCY_CALL } };

const noSugar = {
  high: { ...NO_NUMBER_WORDS.sugar, call: EMERGENCY_CALL },
  low: { ...NO_NUMBER_WORDS.lowSugar, call: EMERGENCY_CALL },
};

type RefusedAdviceOf = NonNullable<Measure['refusedAdviceOf']>;

/** Returns the advice beside the refusal of two numbers that may hide a crisis. */
const refusedPressure: RefusedAdviceOf = ({ systolic = 0, diastolic = 0 }) => {
  const { hasEmergencyLine } = pressureEntry({ sbpMmHg: systolic, dbpMmHg: diastolic });
  return hasEmergencyLine ? { ...REFUSED_PRESSURE_WORDS, call: EMERGENCY_CALL } : null;
};

/** Returns the advice beside the refusal of a value that no meter shows. */
function refusedSugar(units: OwnUnits): RefusedAdviceOf {
  const { min, max } = entryLimitsIn('sugar', unitOfKind('sugar', units).unit);
  return ({ value = min }) =>
    value < min || value > max ? { ...REFUSED_SUGAR_WORDS, call: EMERGENCY_CALL } : null;
}

/** Returns one target line per occasion. */
function sugarLines({ sugarGoal }: OwnGoals, own: ToOwn): NonNullable<Measure['lines']> {
  return SUGAR_OCCASIONS.map((id) => {
    const range = sugarGoal ? sugarGoalAt(sugarGoal, id) : null;
    const band = range && { label: SUGAR_GOAL_LABELS[id], low: range.minMmolL, high: range.maxMmolL };
    const target = toTarget(band, own);
    return { id, name: diaryWords.occasions[id], ...(target && { target }) };
  });
}

function toTarget(band: Band | null, own: ToOwn): MeasurePart['target'] {
  if (!band || (band.low === null && band.high === null)) return undefined;
  const low = band.low === null ? {} : { low: own(band.low) };
  const high = band.high === null ? {} : { high: own(band.high) };
  return { label: band.label, ...low, ...high };
}
