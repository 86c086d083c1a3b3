import { CHECK_FIRST_MINUTES } from '@vitalane/clinical';
import { useEffect, useEffectEvent } from 'react';

/** Confirms a pending question automatically after `CHECK_FIRST_MINUTES`. `pending` is the pending value; `undefined` for none. */
export function useConfirmAfterTimeout<Pending>(
  pending: Pending | undefined,
  confirm: (pending: Pending) => void,
): void {
  const confirmPending = useEffectEvent(confirm);
  useEffect(() => {
    if (pending === undefined) return;
    const timer = setTimeout(() => confirmPending(pending), CHECK_FIRST_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, [pending]);
}
