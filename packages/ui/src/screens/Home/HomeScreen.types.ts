/** Most useful next step, selected by the app. Each one links to `href`. */
export type NextStep =
  | { kind: 'addReading'; href: string }
  /** The patient is in the queue. */
  | { kind: 'returnToCall'; href: string }
  | {
      kind: 'joinCall';
      href: string;
      /** Doctor who has opened the call. */
      with: string | null;
    }
  /** The home average is above the goal; the app supplies the texts. */
  | { kind: 'seeDoctor'; href: string; title: string; text: string; action: string }
  | { kind: 'takeMedicine'; href: string }
  | {
      kind: 'doneForToday';
      href: string;
      /** Whether there is advice to see a doctor, in which case the day is not shown as done. */
      hasAdvice: boolean;
    }
  | {
      kind: 'openQueue';
      href: string;
      waitingCount: number;
      /** Whether the user sees patients, as doctors do. */
      seesPatients: boolean;
    };
