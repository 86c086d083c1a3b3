import { fixedText, inUnit, quantityRow, unitDecimals, unitText } from '@vitalane/clinical';
import type { MeasureKind } from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../session/person.ts';
import type { FormattedMeasure } from './measure.ts';

/** Unit for display and input of one kind of value. */
export interface OwnUnit {
  /** Code of the unit. */
  unit: string;
  /** Display text of the unit. */
  text: string;
  decimals: number;
  /** Converts a stored value to this unit, without rounding. */
  show: (value: number) => number;
  /** Converts a value in this unit to the stored unit. */
  store: (value: number) => number;
}

/** Returns the account's unit for a kind of measure. */
export function ownUnitOf(kind: MeasureKind, units: OwnUnits): OwnUnit {
  const { analyte, unit: stored } = quantityRow(kind);
  const own = (analyte && units[analyte]) ?? stored;
  const decimals = unitDecimals(kind, own);
  return {
    unit: own,
    text: unitText(own),
    decimals,
    show: (value) => inUnit(kind, value, { from: stored, to: own }) ?? value,
    // A quantity with a single unit has the precision of its decimals.
    store: (value) =>
      analyte
        ? (inUnit(kind, value, { from: own, to: stored }) ?? value)
        : Number(fixedText(value, decimals)),
  };
}

/** Rounds a stored value and formats it in the account's unit. */
export function formatValue(kind: MeasureKind, value: number, units: OwnUnits): FormattedMeasure {
  const { text: unit, decimals, show } = ownUnitOf(kind, units);
  const text = fixedText(show(value), decimals);
  return { value: Number(text), text, unit };
}

/** Returns the CSV cells of a formatted value. */
export function valueCells({ value, unit, detail = '' }: FormattedMeasure): readonly (string | number)[] {
  return [value, unit, detail];
}
