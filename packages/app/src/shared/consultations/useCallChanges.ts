import { useCallback } from 'react';
import { type QueueSignal, useQueueSignals } from './useQueueSignals.ts';

/** Calls `onChange`, a stable function, when the doctor's call has changed, and when a push about it may have been lost. */
export function useCallChanges(onChange: () => void): void {
  const read = useCallback(
    (signal: QueueSignal) => {
      const isOfCall = signal.type === 'queue.pushed' && signal.counts === null;
      if (isOfCall || signal.type === 'net.online') onChange();
    },
    [onChange],
  );
  useQueueSignals(read);
}
