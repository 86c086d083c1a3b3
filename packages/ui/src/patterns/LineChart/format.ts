import { formatInstant as formatTime } from '@vitalane/time';

/** A value with a fixed number of decimals, such as `5.0`. */
export function formatValue(value: number, decimals: number): string {
  return new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}

/** Day and time in the patient's zone, such as “2 March 2026, 08:15”. */
export function formatInstant(epochMs: number, timeZone: string): string {
  return `${formatDay(epochMs, timeZone)}, ${formatTime(epochMs, timeZone, 'time')}`;
}

/** Day in the patient's zone, such as “2 March 2026”. */
export function formatDay(epochMs: number, timeZone: string): string {
  return formatTime(epochMs, timeZone, 'day');
}
