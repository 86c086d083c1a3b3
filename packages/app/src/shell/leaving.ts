type Question = (leave: () => void) => void;

let question: Question | null = null;

/** Has links ask before they leave the page; the question gets what leaves it. Returns a function that stops this. */
export function askBeforeLeaving(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = null;
  };
}

/** Follows a link, after the question of the page if it has one. */
export function leavePage(leave: () => void): void {
  if (question) question(leave);
  else leave();
}
