/** A clock that stands still until it is moved. */
export interface TestClock {
  now(): Date;
  advance(ms: number): void;
  set(instant: string): void;
}

/** Noon in Singapore on New Year's Day. */
const newYearNoon = '2026-01-01T04:00:00.000Z';

/** Creates a {@link TestClock} that is set to {@link newYearNoon}. */
export function createTestClock(): TestClock {
  let instant = new Date(newYearNoon);
  return {
    now: () => instant,
    advance(ms) {
      instant = new Date(instant.getTime() + ms);
    },
    set(text) {
      instant = new Date(text);
    },
  };
}
