import { useEffect, useState } from 'react';

/** The present instant as ISO 8601 in UTC, renewed every `everyMs` milliseconds and when the page is shown again. */
export function useNow(everyMs = 30_000): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const renew = () => setNow(new Date().toISOString());
    const timer = setInterval(renew, everyMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [everyMs]);
  return now;
}
