import { round } from '@vitalane/clinical';
import type { userMedication } from '../../db/schema.ts';
import { medicationFrequencies } from '../../lists/choices.ts';

type Medicine = Pick<typeof userMedication.$inferSelect, 'frequency' | 'regularly' | 'times'>;

/** Halves and tenths of a tablet add up without the noise of binary fractions. */
const stockDecimals = 6;

/** How many doses a day has; infinite for a medicine taken as needed and where the frequency does not tell. */
export function dosesPerDay({ frequency, regularly, times }: Medicine): number {
  const known = medicationFrequencies.find(({ name }) => name === frequency);
  if (!regularly || known?.asNeeded) return Number.POSITIVE_INFINITY;
  const doses = Math.max(known?.timesPerDay ?? 0, times.length);
  return doses > 0 ? doses : Number.POSITIVE_INFINITY;
}

/** What the stock goes down by for a dose: never more than is left. */
export function takeFromStock(remaining: number, dose: number): { remaining: number; taken: number } {
  const taken = Math.min(dose, remaining);
  return { remaining: round(remaining - taken, stockDecimals), taken };
}

/** What is left when a dose is put back: never more than the full pack. */
export function putBack(stock: { remaining: number; quantity: number }, taken: number): number {
  const full = Math.max(stock.quantity, stock.remaining);
  return Math.min(full, round(stock.remaining + taken, stockDecimals));
}
