const dayMs = 24 * 60 * 60 * 1000;
const inYear = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const otherYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/**
 * The last day that is fully covered, such as “3 October”, with its year when that is another one. Nothing when the
 * stock does not last the day, or when nobody can say. Both days are `YYYY-MM-DD`.
 */
export function enoughUntil(runsOutOn: string | null, today: string): string | null {
  if (runsOutOn === null || runsOutOn <= today) return null;
  const lastDay = Date.parse(runsOutOn) - dayMs;
  const isThisYear = new Date(lastDay).getUTCFullYear() === Number(today.slice(0, 4));
  return (isThisYear ? inYear : otherYear).format(lastDay);
}
