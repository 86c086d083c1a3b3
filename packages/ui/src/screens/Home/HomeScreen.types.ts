/** The one thing that helps most now; the app decides which. Each leads to `href`. */
export type NextStep =
  | { kind: 'addReading'; href: string }
  | {
      kind: 'returnToCall';
      href: string;
      /** Who is in the call; null while nobody has come. */
      with: string | null;
    }
  | { kind: 'seeDoctor'; href: string }
  | { kind: 'doneForToday'; href: string }
  | { kind: 'openQueue'; href: string; waitingCount: number };
