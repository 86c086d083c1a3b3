import { numberText } from '../../messages/numberText.ts';
import { lineChartCopy } from './LineChart.copy.ts';
import type { TargetBand } from './LineChart.types.ts';

const copy = lineChartCopy.target;

/** Returns a target as text, such as “Target: 4.0 to 7.0”. */
export function targetText({ label, low, ...upper }: TargetBand, decimals: number): string {
  const format = (value: number) => numberText(value, decimals);
  const text = low === undefined ? upperText(upper, format) : rangeText(format(low), upper, format);
  return text === undefined ? label : lineChartCopy.labelled(label, text);
}

type UpperEnd = Pick<TargetBand, 'high' | 'below'>;

function upperText({ high, below }: UpperEnd, format: (value: number) => string): string | undefined {
  if (high !== undefined) return copy.upTo(format(high));
  return below === undefined ? undefined : copy.below(format(below));
}

function rangeText(low: string, { high, below }: UpperEnd, format: (value: number) => string): string {
  if (high !== undefined) return copy.between(low, format(high));
  return below === undefined ? copy.atLeast(low) : copy.betweenBelow(low, format(below));
}
