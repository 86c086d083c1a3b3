/** Work that is done again and again until it is stopped. */
export interface Repeated {
  /** Starts no more, and waits for what has begun. */
  stop(): Promise<void>;
}

interface RepeatOptions {
  everyMs: number;
  /** Whether the first turn starts at once. */
  isImmediate?: boolean | undefined;
  onError: (error: unknown) => void;
}

/** Does some work every `everyMs` milliseconds, never twice at once. A failure is reported, and the next turn follows. */
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
