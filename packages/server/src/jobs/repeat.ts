/** Work that is done again and again until it is stopped. */
export interface Repeated {
  /** Starts no more, and waits for what has begun. */
  stop(): Promise<void>;
}

/** Does some work every `everyMs` milliseconds, never twice at once. A failure is reported, and the next turn comes. */
export function repeat(
  work: () => Promise<void>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): Repeated {
  let running: Promise<void> | undefined;
  const turn = () => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(turn, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
