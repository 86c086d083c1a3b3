/** Timer that can be paused and resumed. */
export interface Countdown {
  run: () => void;
  stop: () => void;
}

/** Creates a paused countdown. */
export function createCountdown(durationMs: number, onEnd: () => void): Countdown {
  let leftMs = durationMs;
  let startedMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    leftMs -= performance.now() - startedMs;
  };
  const run = () => {
    if (timer !== undefined) return;
    startedMs = performance.now();
    timer = setTimeout(onEnd, leftMs);
  };
  return { run, stop };
}
