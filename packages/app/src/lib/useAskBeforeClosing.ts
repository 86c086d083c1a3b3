import { useEffect } from 'react';

/** Lets the browser ask before it closes or reloads the page. Browsers ask only people who have used the page. */
export function useAskBeforeClosing(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsking]);
}
