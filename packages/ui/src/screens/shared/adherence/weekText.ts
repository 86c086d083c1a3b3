import { formatDate, type Period } from '@vitalane/time';

/** Formats a week without its year: “22 to 28 December”. */
export function weekText({ from, to }: Period): string {
  const end = formatDate(to, 'dayOfYear');
  if (from === to) return end;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isSameMonth ? Number(from.slice(8)) : formatDate(from, 'dayOfYear')} to ${end}`;
}
