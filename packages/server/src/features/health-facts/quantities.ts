import { QUANTITIES, type QuantityCode, quantityRow, round } from '@vitalane/clinical';
import type { ReportValue } from '@vitalane/contract';

const convertibleDecimals = 4;

/** Returns a value for data. A value that may be shown in another unit is rounded only after conversion. */
export function precise(code: QuantityCode, value: number): number {
  const { analyte, decimals } = quantityRow(code);
  return round(value, analyte ? convertibleDecimals : decimals);
}

/** Returns a value of a report in the canonical unit, with the name of its quantity unless another one is given. */
export function reportValue(
  code: QuantityCode,
  value: number | null,
  rest: Partial<Pick<ReportValue, 'label' | 'category' | 'shown'>> = {},
): ReportValue {
  const { label, unit } = QUANTITIES[code];
  const figure = value === null ? null : precise(code, value);
  return { code, label, value: figure, unit: unit === 'ratio' ? null : unit, category: null, ...rest };
}
