/** The one thing that helps most now; the app decides which. Each leads to `href`. */
export type NextStep =
  | { kind: 'addReading'; href: string }
  /** The patient has a place in the queue. */
  | { kind: 'returnToCall'; href: string }
  | {
      kind: 'joinCall';
      href: string;
      /** The doctor who has opened the call. */
      with: string | null;
    }
  /** The home average is above the goal; the words come with it. */
  | { kind: 'seeDoctor'; href: string; title: string; text: string; action: string }
  | { kind: 'takeMedicine'; href: string }
  | {
      kind: 'doneForToday';
      href: string;
      /** Whether there is advice to see a doctor, so that the day is not called done. */
      hasAdvice: boolean;
    }
  | {
      kind: 'openQueue';
      href: string;
      waitingCount: number;
      /** Whether the person sees patients, as doctors do. */
      seesPatients: boolean;
    };
