/** Work that repeats until it is stopped. */
export interface Repeated {
  /** Stops the repetition, and waits for the current run. */
  stop(): Promise<void>;
}

interface RepeatOptions {
  everyMs: number;
  /** Whether the first run starts immediately. */
  isImmediate?: boolean | undefined;
  onError: (error: unknown) => void;
}

/** Runs work every `everyMs` milliseconds, never concurrently. Reports a failure and continues. */
export function repeat(
  work: () => Promise<void>,
  { everyMs, isImmediate, onError }: RepeatOptions,
): Repeated {
  let running: Promise<void> | undefined;
  const turn = () => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  if (isImmediate) turn();
  const timer = setInterval(turn, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
