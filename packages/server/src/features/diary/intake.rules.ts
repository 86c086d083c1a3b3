import { round } from '@vitalane/clinical';
import { msBetween } from '@vitalane/time';
import type { userMedication } from '../../db/schema.ts';
import { invalidField } from '../../errors/apiError.ts';
import { amountText } from '../../medicines/amount.ts';
import type { Dose } from '../../medicines/doses.ts';

/** Decimals of a stock, which hide rounding errors of binary fractions. */
const stockDecimals = 6;

/**
 * Returns the open dose that an intake belongs to when it names none: the nearest within `withinMs`, else the first
 * without a time on its day.
 */
export function nearestDose(
  doses: readonly Dose[],
  { date, measuredAt, withinMs }: { date: string; measuredAt: Date; withinMs: number },
): Dose | undefined {
  const open = doses.filter(({ status }) => status === 'open');
  const apart = ({ dueAt }: Dose) => (dueAt ? Math.abs(msBetween(dueAt, measuredAt)) : Infinity);
  const [nearest] = open.filter((dose) => apart(dose) <= withinMs).toSorted((a, b) => apart(a) - apart(b));
  return nearest ?? open.find((dose) => dose.dueAt === null && dose.date === date);
}

/**
 * Returns the remaining stock after a dose, and the amount deducted: at most the stock. An unknown stock stays
 * unknown.
 */
export function deductFromStock(
  remaining: number | null,
  dose: number,
): { remaining: number | null; taken: number } {
  if (remaining === null) return { remaining, taken: 0 };
  const taken = Math.min(dose, remaining);
  return { remaining: round(remaining - taken, stockDecimals), taken };
}

/** Returns the stock after a dose is restored: at most the full pack. An unknown stock stays unknown. */
export function restoreStock(
  stock: { remaining: number | null; quantity: number | null },
  taken: number,
): number | null {
  if (stock.remaining === null) return null;
  const full = Math.max(stock.quantity ?? 0, stock.remaining);
  return Math.min(full, round(stock.remaining + taken, stockDecimals));
}

/** Throws `invalid` for an amount above both the usual dose and the stock. */
export function checkAgainstStock(
  { remaining, dose: usual, unit }: Pick<typeof userMedication.$inferSelect, 'remaining' | 'dose' | 'unit'>,
  dose: number | undefined,
): void {
  if (dose === undefined || remaining === null || dose <= usual || dose <= remaining) return;
  const left = `You have ${amountText(remaining, unit)} left.`;
  throw invalidField('dose', `${left} Check the amount, or change what you have left first.`);
}
