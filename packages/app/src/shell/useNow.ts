import { useEffect, useState } from 'react';

/** Returns how long it is from a moment, in milliseconds since 1970, to the next multiple of `everyMs`. */
export const msToNext = (everyMs: number, atMs: number): number => everyMs - (atMs % everyMs);

/**
 * Returns the present instant as ISO 8601 in UTC, renewed at each multiple of `everyMs` milliseconds and when the page is
 * shown again. So its minute is the one on the person's clock, and a form does not take the present minute for the future.
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
