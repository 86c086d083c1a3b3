/** Keeps the screen on until the returned function is called; does nothing without wake lock support. */
export function keepScreenOn(
  page: Document = document,
  locks: WakeLock | undefined = navigator.wakeLock,
): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;

  // The browser releases the lock when the page is hidden, so it is requested again when the page is shown.
  async function requestLock(): Promise<void> {
    if (!locks || page.visibilityState !== 'visible') return;
    const sentinel = await locks.request('screen').catch(() => null);
    if (isWanted) lock = sentinel;
    else await sentinel?.release();
  }
  const onVisibility = () => void requestLock();

  page.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    isWanted = false;
    page.removeEventListener('visibilitychange', onVisibility);
    void lock?.release();
  };
}
