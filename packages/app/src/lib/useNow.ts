import { useEffect, useState } from 'react';

/** Returns the milliseconds from a time (Unix epoch) to the next multiple of `everyMs`. */
export const msToNext = (everyMs: number, atMs: number): number => everyMs - (atMs % everyMs);

/**
 * Returns the present instant as ISO 8601 in UTC. Updates at each multiple of `everyMs` milliseconds and when the
 * page becomes visible. Its minute therefore matches the clock, and no form takes the present minute for the future.
 */
export function useNow(everyMs = 30_000): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const renew = () => {
      setNow(new Date().toISOString());
      clearTimeout(timer);
      timer = setTimeout(renew, msToNext(everyMs, Date.now()));
    };
    timer = setTimeout(renew, msToNext(everyMs, Date.now()));
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [everyMs]);
  return now;
}
