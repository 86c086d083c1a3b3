const dayMs = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    ...{
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    },
  });
  formats.set(timeZone, made);
  return made;
}

/** What a clock on the wall shows in a zone, read as if it were UTC: d3 knows only UTC and the machine's own zone. */
export function wallClock(epochMs: number, timeZone: string): Date {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(epochMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/**
 * The instant at which the wall shows this in a zone, in ms. Of an hour that comes twice it is the first;
 * an hour that the change of clocks leaves out is the one after it.
 */
export function instantMs(wall: Date, timeZone: string): number {
  const shown = wall.getTime();
  const offsetMs = (epochMs: number) => wallClock(epochMs, timeZone).getTime() - epochMs;
  const [before, after] = [shown - offsetMs(shown - dayMs), shown - offsetMs(shown + dayMs)];
  const isShownAt = (epochMs: number) => wallClock(epochMs, timeZone).getTime() === shown;
  return isShownAt(before) || !isShownAt(after) ? before : after;
}
