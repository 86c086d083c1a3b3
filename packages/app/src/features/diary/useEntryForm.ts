import type { TypedEntry } from '@vitalane/ui/screens/Diary';
import { useState } from 'react';
import { type Saved, submit } from '../../offline/submit.ts';
import { useAnswerInTime } from '../useAnswerInTime.ts';
import { useAnswerOnLeaving } from '../useAnswerOnLeaving.ts';
import { type Measure, toRequest } from './measures/index.ts';

/** Where a form stands. */
type FormState<Entry extends Measure> =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      /** The refused entry that is edited; left out for a new one. */
      typed?: TypedEntry;
      /** What the server said of the last try, by the names of the wire. */
      errors: Readonly<Record<string, string>>;
      message?: string;
      /** The values that were last submitted. */
      handed?: Entry;
      /** What is asked of it before it is saved. */
      question?: string;
    };

const nothing = {};
const fresh = { status: 'open', errors: nothing } as const;
const closed = { status: 'closed' } as const;

/** What a form is opened with. */
export interface Editing {
  /** The refused entry that the form starts with; null for a new one. */
  editing: TypedEntry | null;
  /** The form was closed, or the entry taken. */
  endEditing: () => void;
}

/** How a form deals with entries. */
export interface EntryRules<Entry> {
  /** Returns what is asked before an entry is saved; null for nothing. */
  questionOf: (measure: Entry) => string | null;
}

/**
 * Returns the form of one kind of entry. Submitted entries are stored on this device first and then sent, so that neither a lost
 * connection nor a closed page loses or doubles it.
 */
export function useEntryForm<Entry extends Measure>(
  { editing, endEditing }: Editing,
  { questionOf }: EntryRules<Entry>,
) {
  const [state, setState] = useState<FormState<Entry>>(closed);
  /** The last entry that was taken: by the server, or by this device until it can be sent. */
  const [taken, setTaken] = useState<{ measure: Entry; isHere: boolean } | null>(null);
  const [begun, setBegun] = useState<TypedEntry | null>(null);
  // Set while rendering: an entry to edit opens the form with it.
  if (editing !== begun) {
    setBegun(editing);
    setState(editing ? { ...fresh, typed: editing } : closed);
  }

  function close(): void {
    setState(closed);
    endEditing();
  }

  function tell(saved: Saved, measure: Entry): void {
    if (saved.status === 'refused') {
      const refusal = { errors: saved.fields, message: saved.message, handed: measure };
      setState((now) => ({ ...now, status: 'open', ...refusal }));
      return;
    }
    setTaken({ measure, isHere: saved.status === 'kept' });
    close();
  }

  function send(measure: Entry): void {
    setState({ ...fresh, ...typedOf(state), status: 'saving', handed: measure });
    void submit(toRequest(measure), editing?.id ?? null).then((saved) => tell(saved, measure));
  }

  const asked = state.status === 'open' && state.question ? state.handed : undefined;
  useAnswerInTime(asked, send);
  useAnswerOnLeaving(asked, send);

  return {
    state,
    taken,
    open: () => setState(fresh),
    close,
    hideTaken: () => setTaken(null),
    save(measure: Entry): void {
      const question = questionOf(measure);
      if (question) setState({ ...fresh, ...typedOf(state), handed: measure, question });
      else send(measure);
    },
    confirm: () => asked && send(asked),
    change: () => setState((now) => ({ ...now, question: undefined })),
  };
}

/** Returns the entry that the form was opened with. */
function typedOf<Entry extends Measure>(state: FormState<Entry>): { typed?: TypedEntry } {
  return state.status !== 'closed' && state.typed ? { typed: state.typed } : {};
}
