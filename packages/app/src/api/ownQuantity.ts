import { showQuantity } from '@vitalane/clinical';
import type { OwnUnits } from '../session/person.ts';
import { ownUnit } from './ownUnit.ts';

/** Value in the account's unit. */
export interface OwnQuantity {
  value: number;
  decimals: number;
  /** Spelt-out unit; empty without one. */
  unit: string;
  text: string;
}

/** Returns a value in the account's unit. Returns anything but a quantity unchanged. */
export function ownQuantity(
  units: OwnUnits,
  { code, value, unit }: { code: string; value: number; unit: string | null },
): OwnQuantity {
  const shown = showQuantity({ code, value, unit: ownUnit({ code, unit }, units) ?? undefined });
  if (shown.status === 'ok') {
    return { value: shown.value, decimals: shown.decimals, unit: shown.unitText, text: shown.text };
  }
  const gap = unit === null || unit === '%' ? '' : ' ';
  return { value, decimals: 0, unit: unit ?? '', text: `${value}${gap}${unit ?? ''}` };
}
