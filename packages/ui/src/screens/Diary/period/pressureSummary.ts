import { numberText } from '../../../messages/numberText.ts';
import { bloodPressureCopy } from '../../shared/bloodPressure.copy.ts';
import type { PressureEntry } from '../pressureEntry.ts';
import { periodCopy as copy } from './period.copy.ts';

function meanOf(values: readonly number[]): string {
  return numberText(values.reduce((total, value) => total + value, 0) / values.length, 0);
}

/** Returns the number of readings and their average, such as “14 entries, average 131/79 mmHg”. `entries` must not be empty. */
export function pressureSummary(entries: readonly PressureEntry[]): string {
  const upper = meanOf(entries.map(({ valueFrom }) => valueFrom));
  const lower = meanOf(entries.map(({ valueTo }) => valueTo));
  return `${copy.entries(entries.length)}, ${copy.average(`${upper}/${lower}`, bloodPressureCopy.unit)}`;
}
