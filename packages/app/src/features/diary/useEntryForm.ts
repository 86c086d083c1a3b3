import type { TypedEntry } from '@vitalane/ui/screens/Diary';
import { useState } from 'react';
import { type Saved, submit } from '../../offline/submit.ts';
import { type Measure, toRequest } from './measures/index.ts';

/** Where a form stands. */
type FormState<Entry extends Measure> =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      /** The refused entry that is mended; left out for a new one. */
      typed?: TypedEntry;
      /** What the server said of the last try, by the names of the wire. */
      errors: Readonly<Record<string, string>>;
      message?: string;
      /** What was last handed over. */
      handed?: Entry;
    };

const nothing = {};
const fresh = { status: 'open', errors: nothing } as const;
const closed = { status: 'closed' } as const;

/** What a form is opened with. */
export interface Mending {
  /** The refused entry to begin with; null for a new one. */
  mending: TypedEntry | null;
  /** The form was closed, or the entry taken. */
  endMending: () => void;
}

/**
 * The form of one kind of entry. What is handed over is kept on this device first and then sent, so that neither a lost
 * connection nor a closed page loses or doubles it.
 */
export function useEntryForm<Entry extends Measure>({ mending, endMending }: Mending) {
  const [state, setState] = useState<FormState<Entry>>(closed);
  /** The last entry that was taken: by the server, or by this device until it can be sent. */
  const [taken, setTaken] = useState<{ measure: Entry; isHere: boolean } | null>(null);
  const [begun, setBegun] = useState<TypedEntry | null>(null);
  // Set while rendering: an entry to mend opens the form with it.
  if (mending !== begun) {
    setBegun(mending);
    setState(mending ? { ...fresh, typed: mending } : closed);
  }

  function close(): void {
    setState(closed);
    endMending();
  }

  function tell(saved: Saved, measure: Entry): void {
    if (saved.status === 'refused') {
      const said = { errors: saved.fields, message: saved.message, handed: measure };
      setState((now) => ({ ...now, status: 'open', ...said }));
      return;
    }
    setTaken({ measure, isHere: saved.status === 'kept' });
    close();
  }

  return {
    state,
    taken,
    open: () => setState(fresh),
    close,
    hideTaken: () => setTaken(null),
    save(measure: Entry): void {
      setState((now) => ({ ...now, status: 'saving', errors: nothing, message: undefined, handed: measure }));
      void submit(toRequest(measure), mending?.id ?? null).then((saved) => tell(saved, measure));
    },
  };
}
