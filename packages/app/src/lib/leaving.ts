/** Asks before a page is left. Receives the pending navigation. */
export type LeaveQuestion = (leave: () => void) => void;

let question: LeaveQuestion | null = null;

/** Returns the question of the present page; `null` when it can be left at once. */
export const leaveQuestion = (): LeaveQuestion | null => question;

/** Sets the question of the present page. */
export function setLeaveQuestion(next: LeaveQuestion | null): void {
  question = next;
}

/** Calls `leave`, after a confirmation if the page asks for one. */
export function leavePage(leave: () => void): void {
  if (question) question(leave);
  else leave();
}
