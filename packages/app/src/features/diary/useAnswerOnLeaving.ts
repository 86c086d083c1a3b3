import { useEffect, useEffectEvent } from 'react';

/**
 * Takes what was asked about as right when the person leaves the page without an answer: a dangerous reading is never
 * lost. `asked` is what is asked about; nothing asks nothing.
 */
export function useAnswerOnLeaving<Asked>(asked: Asked | undefined, confirm: (asked: Asked) => void): void {
  const leave = useEffectEvent(() => {
    if (asked !== undefined) confirm(asked);
  });
  useEffect(() => {
    const onLeave = () => leave();
    addEventListener('pagehide', onLeave);
    return () => {
      removeEventListener('pagehide', onLeave);
      leave();
    };
  }, []);
}
