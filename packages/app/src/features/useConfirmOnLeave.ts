import { useEffect, useEffectEvent } from 'react';

/**
 * Confirms a pending question when its page closes without an answer, so that a dangerous value is never lost. The
 * browser asks before it closes or reloads the page. `pending` is the pending value; `undefined` for none.
 */
export function useConfirmOnLeave<Pending>(
  pending: Pending | undefined,
  confirm: (pending: Pending) => void,
): void {
  const isPending = pending !== undefined;
  useEffect(() => {
    if (!isPending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isPending]);

  const leave = useEffectEvent(() => {
    if (pending !== undefined) confirm(pending);
  });
  useEffect(() => () => leave(), []);
}
