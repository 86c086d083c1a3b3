type Question = (leave: () => void) => void;

/** Key in the state of the history entry that intercepts the Back button. */
const guardKey = 'asksBeforeBack';

let question: Question | null = null;

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

/**
 * Asks before a link or the Back button leaves the page; `ask` receives the pending navigation. Returns a function that
 * removes the question.
 */
export function askBeforeLeaving(ask: Question, fallback: string): () => void {
  const stopGuarding = guardBack(() =>
    ask(() => {
      stopGuarding();
      leaveBack(fallback);
    }),
  );
  question = ask;
  return () => {
    stopGuarding();
    if (question === ask) question = null;
    // Deferred, because an effect may call `askBeforeLeaving` again at once.
    queueMicrotask(() => {
      if (!question && isGuardEntry()) history.back();
    });
  };
}

/** Calls `leave`, after a confirmation if the page asks for one. */
export function leavePage(leave: () => void): void {
  if (question) question(leave);
  else leave();
}
