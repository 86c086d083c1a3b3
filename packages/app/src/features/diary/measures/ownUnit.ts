import { convertUnit, QUANTITIES, showQuantity } from '@vitalane/clinical';
import type { MeasureKind } from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../../../api/units.ts';
import type { Written } from './measure.ts';

/** The unit in which a person reads and types one kind of figure. */
export interface OwnUnit {
  unit: string;
  decimals: number;
  /** Converts a stored figure to this unit, not rounded. */
  show: (value: number) => number;
  /** Converts a figure in this unit to the unit in which it is stored. */
  store: (value: number) => number;
}

const wholeNumbersOf = (unit: string): OwnUnit => ({
  unit,
  decimals: 0,
  show: (value) => value,
  store: Math.round,
});

/** The kinds with one unit, in which every person reads and types them. */
const singleUnits = { exercise: wholeNumbersOf('min') } satisfies Partial<Record<MeasureKind, OwnUnit>>;

const hasSingleUnit = (kind: MeasureKind): kind is keyof typeof singleUnits =>
  Object.hasOwn(singleUnits, kind);

/** Returns the unit that a person has chosen for a kind of measure. */
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

/** Rounds a stored figure and writes it in the person's unit. */
export function writeFigure(kind: MeasureKind, value: number, units: OwnUnits): Written {
  const { unit, decimals, show } = ownUnitOf(kind, units);
  const text = show(value).toFixed(decimals);
  return { value: Number(text), text, unit };
}

/** Returns the cells of a file for a written figure. */
export function figureCells({ value, unit, detail = '' }: Written): readonly (string | number)[] {
  return [value, unit, detail];
}
