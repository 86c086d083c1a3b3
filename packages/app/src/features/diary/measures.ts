import {
  type Cm,
  convertUnit,
  type Kg,
  type Limits,
  type Minutes,
  type MmolPerL,
  PLAUSIBILITY_LIMITS,
  QUANTITIES,
  type Quantity,
  quantity,
  showQuantity,
  sugarBadge,
  sugarGoalAt,
  sugarReadingAdvice,
  USUAL_SUGAR_GOAL_LABEL,
} from '@vitalane/clinical';
import type { HealthTarget, Sugar } from '@vitalane/contract';
import type { Measure, MeasureEntry, MeasureKind, NewMeasure } from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../../api/units.ts';
import type { NewMeasureBody, StoredMeasure } from './measures.api.ts';

const contexts: Readonly<Record<NonNullable<Sugar['context']>, string>> = {
  fasting: 'Fasting',
  before_meal: 'Before a meal',
  after_meal: 'After a meal',
  bedtime: 'At bedtime',
  other: 'At another time',
};

const intensities = { light: 'Light', moderate: 'Moderate', vigorous: 'Vigorous' } as const;

const toOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A figure as it is stored, in the one unit of its measure. */
type Stored = MmolPerL | Kg | Cm | Minutes;

/** A figure in the unit that the person has chosen, which is known only when the program runs. */
type Own = Quantity<'own'>;

/** Says that a figure is in the person's own unit: it was typed, or converted for them. */
const inOwnUnit = (value: number): Own => quantity<'own'>(value, 'own');

interface Kind {
  unit: 'mmol/L' | 'kg' | 'min' | 'cm';
  plausible: Limits;
  choices: Measure['choices'];
}

const limits = PLAUSIBILITY_LIMITS;
const kinds: Readonly<Record<MeasureKind, Kind>> = {
  sugar: { unit: 'mmol/L', plausible: limits.glucoseMmolL, choices: toOptions(contexts) },
  weight: { unit: 'kg', plausible: limits.weightKg, choices: null },
  exercise: { unit: 'min', plausible: limits.exerciseMinutes, choices: toOptions(intensities) },
  height: { unit: 'cm', plausible: limits.heightCm, choices: null },
};

/** How one kind of measure is written for this person. */
interface Writing {
  unit: string;
  decimals: number;
  show: (value: Stored) => Own;
  store: (value: Own) => Stored;
}

const minutes: Writing = {
  unit: 'min',
  decimals: 0,
  show: inOwnUnit,
  store: (value) => quantity(value, 'min'),
};

function writingOf(kind: MeasureKind, units: OwnUnits): Writing {
  if (kind === 'exercise') return minutes;
  const { analyte, unit: canonical } = QUANTITIES[kind];
  const own = units[analyte] ?? canonical;
  const shown = showQuantity({ code: kind, value: 1, unit: own });
  const convert = (value: number, from: string, to: string) => {
    const result = convertUnit({ analyte, value, from, to });
    return result.status === 'ok' ? result.value : value;
  };
  return {
    unit: own,
    decimals: shown.status === 'ok' ? shown.decimals : 1,
    show: (value) => inOwnUnit(own === canonical ? value : convert(value, canonical, own)),
    store: (value) => quantity(own === canonical ? value : convert(value, own, canonical), canonical),
  };
}

const rounded = (value: Own, decimals: number) => Number(value.toFixed(decimals));

/** A measure in the person's own unit, with what it should stay in. */
export function toMeasure(
  kind: MeasureKind,
  { units, targets }: { units: OwnUnits; targets: readonly HealthTarget[] },
): Measure {
  const { unit, decimals, show } = writingOf(kind, units);
  const { unit: canonical, plausible, choices } = kinds[kind];
  const [min, max] = [quantity(plausible.min, canonical), quantity(plausible.max, canonical)];
  const own = (value: Stored) => rounded(show(value), decimals);
  // Rounded inwards: what is offered is never refused.
  const step = 10 ** decimals;
  const ends = { min: Math.ceil(show(min) * step) / step, max: Math.floor(show(max) * step) / step };
  const measure = { kind, unit, decimals, ...ends, choices };
  if (kind === 'sugar') {
    const { minMmolL, maxMmolL } = sugarGoalAt(null);
    const [low, high] = [own(quantity(minMmolL, 'mmol/L')), own(quantity(maxMmolL, 'mmol/L'))];
    return { ...measure, target: { label: USUAL_SUGAR_GOAL_LABEL, low, high } };
  }
  // Of what the diary holds, besides blood pressure, only weight has a target of its own unit; activity counts weeks.
  const target = kind === 'weight' ? targets.find(({ code }) => code === kind) : undefined;
  if (!target || (target.low === null && target.high === null)) return measure;
  const low = target.low === null ? {} : { low: own(quantity(target.low, 'kg')) };
  const high = target.high === null ? {} : { high: own(quantity(target.high, 'kg')) };
  return { ...measure, target: { label: 'Target', ...low, ...high } };
}

function figureOf(stored: StoredMeasure): Stored {
  if ('height' in stored) return quantity(stored.height, 'cm');
  if ('context' in stored) return quantity(stored.valueFrom, 'mmol/L');
  return 'intensity' in stored ? quantity(stored.valueFrom, 'min') : quantity(stored.valueFrom, 'kg');
}

/** A stored entry as the diary shows it. */
export function toMeasureEntry(stored: StoredMeasure, kind: MeasureKind, units: OwnUnits): MeasureEntry {
  const { uuid, date, time, measuredAt } = stored;
  const { decimals, show } = writingOf(kind, units);
  const value = rounded(show(figureOf(stored)), decimals);
  return {
    uuid,
    value,
    text: value.toFixed(decimals),
    date,
    time,
    measuredAt,
    ...saidOf(stored),
    ...judged(stored, kind),
  };
}

/** The figure of a stored entry with its unit, as the person reads it: “5.6 mmol/L”. */
export function figureInText(stored: StoredMeasure, kind: MeasureKind, units: OwnUnits): string {
  return `${toMeasureEntry(stored, kind, units).text} ${writingOf(kind, units).unit}`;
}

function saidOf(stored: StoredMeasure): Pick<MeasureEntry, 'detail'> {
  if ('context' in stored && stored.context) return { detail: contexts[stored.context] };
  return 'intensity' in stored ? { detail: intensities[stored.intensity] } : {};
}

/** Where a blood sugar lies to the usual goal of its time of day, and what cannot wait. */
function judged(stored: StoredMeasure, kind: MeasureKind): Pick<MeasureEntry, 'range' | 'advice'> {
  if (kind !== 'sugar' || !('context' in stored)) return {};
  const advice = sugarReadingAdvice({ glucoseMmolL: stored.valueFrom });
  const range = sugarBadge(stored.valueFrom, stored.context);
  return { range, ...(advice && { advice: `${advice.reason} ${advice.action}` }) };
}

/** An entry as it is sent: in the canonical unit, in the person's time zone. */
export function toBody(
  kind: MeasureKind,
  { value, choice, date, time }: NewMeasure,
  { units, timeZone }: { units: OwnUnits; timeZone: string },
): NewMeasureBody {
  const stored = writingOf(kind, units).store(inOwnUnit(value));
  const moment = { date, time, timeZone };
  switch (kind) {
    case 'sugar':
      return { kind, body: { valueFrom: stored, ...moment, ...(isContext(choice) && { context: choice }) } };
    case 'weight':
      return { kind, body: { valueFrom: stored, ...moment } };
    case 'exercise':
      return {
        kind,
        body: { valueFrom: Math.round(stored), ...moment, ...(isIntensity(choice) && { intensity: choice }) },
      };
    case 'height':
      return { kind, body: { height: stored, ...moment } };
    default:
      return kind satisfies never;
  }
}

function isContext(choice: string): choice is keyof typeof contexts {
  return Object.hasOwn(contexts, choice);
}

function isIntensity(choice: string): choice is keyof typeof intensities {
  return Object.hasOwn(intensities, choice);
}
