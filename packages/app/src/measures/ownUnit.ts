import { convertUnit, fixedText, QUANTITIES, showQuantity } from '@vitalane/clinical';
import type { MeasureKind } from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../session/person.ts';
import type { FormattedMeasure } from './measure.ts';

/** Unit for display and input of one kind of value. */
export interface OwnUnit {
  unit: string;
  decimals: number;
  /** Converts a stored value to this unit, without rounding. */
  show: (value: number) => number;
  /** Converts a value in this unit to the stored unit. */
  store: (value: number) => number;
}

const wholeNumbersOf = (unit: string): OwnUnit => ({
  unit,
  decimals: 0,
  show: (value) => value,
  store: Math.round,
});

/** Kinds with a single unit, the same for every account. */
const singleUnits = { exercise: wholeNumbersOf('min') } satisfies Partial<Record<MeasureKind, OwnUnit>>;

const hasSingleUnit = (kind: MeasureKind): kind is keyof typeof singleUnits =>
  Object.hasOwn(singleUnits, kind);

/** Returns the account's unit for a kind of measure. */
export function ownUnitOf(kind: MeasureKind, units: OwnUnits): OwnUnit {
  if (hasSingleUnit(kind)) return singleUnits[kind];
  const { analyte, unit: stored } = QUANTITIES[kind];
  const own = units[analyte] ?? stored;
  const shown = showQuantity({ code: kind, value: 1, unit: own });
  const convert = (value: number, from: string, to: string) => {
    if (from === to) return value;
    const result = convertUnit({ analyte, value, from, to });
    return result.status === 'ok' ? result.value : value;
  };
  return {
    unit: own,
    decimals: shown.status === 'ok' ? shown.decimals : 1,
    show: (value) => convert(value, stored, own),
    store: (value) => convert(value, own, stored),
  };
}

/** Rounds a stored value and formats it in the account's unit. */
export function formatValue(kind: MeasureKind, value: number, units: OwnUnits): FormattedMeasure {
  const { unit, decimals, show } = ownUnitOf(kind, units);
  const text = fixedText(show(value), decimals);
  return { value: Number(text), text, unit };
}

/** Returns the CSV cells of a formatted value. */
export function valueCells({ value, unit, detail = '' }: FormattedMeasure): readonly (string | number)[] {
  return [value, unit, detail];
}
