import { useEffect, useEffectEvent } from 'react';

/**
 * Takes what was asked about as right when the person opens another page without an answer: a dangerous value is never
 * lost. While the question is open the browser asks before it closes or reloads the page. `asked` is what is asked about;
 * nothing asks nothing.
 */
export function useAnswerOnLeaving<Pending>(
  asked: Pending | undefined,
  confirm: (asked: Pending) => void,
): void {
  const isAsked = asked !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isAsked]);

  const leave = useEffectEvent(() => {
    if (asked !== undefined) confirm(asked);
  });
  useEffect(() => () => leave(), []);
}
