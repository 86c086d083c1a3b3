import { type LeaveQuestion, leaveQuestion, setLeaveQuestion } from '../../lib/leaving.ts';

/** Key in the state of the history entry that intercepts the Back button. */
const guardKey = 'asksBeforeBack';

const isGuardEntry = () => history.state?.[guardKey] === true;

/** Navigates to the page before the guarded one. A tab that starts with the guarded page goes to `fallback`. */
function leaveBack(fallback: string): void {
  if (history.length > 2) history.go(-2);
  else location.replace(fallback);
}

/**
 * Adds a second history entry of the same page. Back leads to the first entry, which the router shows unchanged, and
 * calls `onBack`. Returns a function that removes the listener.
 */
function guardBack(onBack: () => void): () => void {
  if (!isGuardEntry()) history.pushState({ ...history.state, [guardKey]: true }, '');
  const onPop = () => {
    if (isGuardEntry()) return;
    history.forward();
    onBack();
  };
  addEventListener('popstate', onPop);
  return () => removeEventListener('popstate', onPop);
}

/** Asks before a link or the Back button leaves the page. Returns a function that removes the question. */
export function askBeforeLeaving(ask: LeaveQuestion, fallback: string): () => void {
  const stopGuarding = guardBack(() =>
    ask(() => {
      stopGuarding();
      leaveBack(fallback);
    }),
  );
  setLeaveQuestion(ask);
  return () => {
    stopGuarding();
    if (leaveQuestion() === ask) setLeaveQuestion(null);
    // Deferred, because an effect may call `askBeforeLeaving` again at once.
    queueMicrotask(() => {
      if (!leaveQuestion() && isGuardEntry()) history.back();
    });
  };
}
