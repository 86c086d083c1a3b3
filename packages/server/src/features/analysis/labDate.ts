const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const sampleWords = /collect|sample|specimen|drawn|taken/i;
const birthWords = /birth|dob|age/i;

const iso = /\b(?<year>(?:19|20)\d{2})-(?<month>\d{2})-(?<day>\d{2})\b/;
const numeric = /\b(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>(?:19|20)\d{2})\b/;
const named = /\b(?<day>\d{1,2})[\s-](?<name>[a-z]{3})[a-z]*[\s,-]+(?<year>(?:19|20)\d{2})\b/i;

/** The day of the sample, YYYY-MM-DD: the one beside such a word, else the earliest date that is not a birthday. */
export function findLabDate(texts: readonly string[], today: string): string | null {
  const dated = texts
    .filter((text) => !birthWords.test(text))
    .flatMap((text) => {
      const date = readDate(text);
      return date !== null && date <= today ? [{ text, date }] : [];
    });
  const ofSample = dated.find(({ text }) => sampleWords.test(text));
  return (ofSample ?? dated.toSorted((a, b) => a.date.localeCompare(b.date))[0])?.date ?? null;
}

/** The first date of a line; day before month, as in Singapore. */
function readDate(text: string): string | null {
  const { year, month, day, name } = (iso.exec(text) ?? numeric.exec(text) ?? named.exec(text))?.groups ?? {};
  if (year === undefined || day === undefined) return null;
  const monthNumber = name === undefined ? Number(month) : months.indexOf(name.toLowerCase()) + 1;
  const date = `${year}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}
