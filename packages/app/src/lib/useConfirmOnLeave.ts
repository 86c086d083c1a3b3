import { useEffect, useEffectEvent } from 'react';
import { useAskBeforeClosing } from './useAskBeforeClosing.ts';

/**
 * Confirms a pending question when its page closes without an answer, so that a dangerous value is never lost. The
 * browser asks before it closes or reloads the page. `pending` is the pending value; `undefined` for none.
 */
export function useConfirmOnLeave<Pending>(
  pending: Pending | undefined,
  confirm: (pending: Pending) => void,
): void {
  useAskBeforeClosing(pending !== undefined);
  const leave = useEffectEvent(() => {
    if (pending !== undefined) confirm(pending);
  });
  useEffect(() => () => leave(), []);
}
