type Question = (leave: () => void) => void;

let question: Question | null = null;

/** Asks before links leave the page; `ask` receives the pending navigation. Returns a function that removes the question. */
export function askBeforeLeaving(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = null;
  };
}

/** Follows a link, after the page's question if there is one. */
export function leavePage(leave: () => void): void {
  if (question) question(leave);
  else leave();
}
