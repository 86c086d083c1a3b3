import { CHECK_FIRST_MINUTES } from '@vitalane/clinical';
import { useEffect, useEffectEvent } from 'react';

/** Takes what was asked about as right when nobody answers in time. `asked` is what is asked about; nothing asks nothing. */
export function useAnswerInTime<Pending>(
  asked: Pending | undefined,
  confirm: (asked: Pending) => void,
): void {
  const take = useEffectEvent(confirm);
  useEffect(() => {
    if (asked === undefined) return;
    const timer = setTimeout(() => take(asked), CHECK_FIRST_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, [asked]);
}
