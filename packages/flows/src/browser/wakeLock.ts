/** Keeps the screen on until the answered function is called; does nothing where the browser has no wake lock. */
export function keepScreenOn(
  page: Document = document,
  locks: WakeLock | undefined = navigator.wakeLock,
): () => void {
  let held: WakeLockSentinel | null = null;
  let isWanted = true;

  // The browser releases the lock whenever the page is hidden, so the lock is requested again each time it is shown.
  async function ask(): Promise<void> {
    if (!locks || page.visibilityState !== 'visible') return;
    const sentinel = await locks.request('screen').catch(() => null);
    if (isWanted) held = sentinel;
    else await sentinel?.release();
  }
  const onVisibility = () => void ask();

  page.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    isWanted = false;
    page.removeEventListener('visibilitychange', onVisibility);
    void held?.release();
  };
}
