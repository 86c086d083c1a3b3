import type { TypedEntry } from '@vitalane/ui/screens/Diary';
import { useState } from 'react';
import { useConfirmAfterTimeout } from '../../lib/useConfirmAfterTimeout.ts';
import { useConfirmOnLeave } from '../../lib/useConfirmOnLeave.ts';
import { type Measure, toRequest } from '../../measures/index.ts';
import { type Saved, submit } from '../../measures/outbox/submit.ts';

/** State of the form. */
type FormState<Entry extends Measure> =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      /** The refused entry being edited; absent for a new entry. */
      typed?: TypedEntry;
      /** Server errors of the last attempt, by field name of the contract. */
      errors: Readonly<Record<string, string>>;
      message?: string;
      /** The last submitted values. */
      submitted?: Entry;
      /** Question to confirm before saving. */
      question?: string;
    };

const noErrors = {};
const fresh = { status: 'open', errors: noErrors } as const;
const closed = { status: 'closed' } as const;

/** Entry that a form edits. */
export interface Editing {
  /** The refused entry to edit; `null` for a new entry. */
  editing: TypedEntry | null;
  /** Called when the form closes or the entry is saved. */
  endEditing: () => void;
}

/** Checks of a form before it saves. */
export interface EntryRules<Entry> {
  /** Returns the question before an entry is saved; `null` for none. */
  questionOf: (measure: Entry) => string | null;
}

/**
 * Returns the form of one kind of entry. The outbox stores a submitted entry before it is sent, so that a lost
 * connection or closed page neither loses nor duplicates it.
 */
export function useEntryForm<Entry extends Measure>(
  { editing, endEditing }: Editing,
  { questionOf }: EntryRules<Entry>,
) {
  const [state, setState] = useState<FormState<Entry>>(closed);
  /** The last entry that the server has stored, or that this device keeps until it can be sent. */
  const [lastSaved, setLastSaved] = useState<{ measure: Entry; isQueued: boolean } | null>(null);
  const [openedEntry, setOpenedEntry] = useState<TypedEntry | null>(null);
  // Set during rendering, so that the form opens with the entry to edit.
  if (editing !== openedEntry) {
    setOpenedEntry(editing);
    setState(editing ? { ...fresh, typed: editing } : closed);
  }

  function close(): void {
    setState(closed);
    endEditing();
  }

  function settle(saved: Saved, measure: Entry): void {
    if (saved.status === 'refused') {
      const refusal = {
        errors: saved.fields,
        message: saved.message,
        submitted: measure,
        question: undefined,
      };
      setState((now) => ({ ...now, status: 'open', ...refusal }));
      return;
    }
    setLastSaved({ measure, isQueued: saved.status === 'kept' });
    close();
  }

  /** Sends an entry. A confirmed `question` stays with its advice until the server has answered. */
  function send(measure: Entry, question?: string): void {
    setState({ ...fresh, ...editedEntry(state), status: 'saving', submitted: measure, question });
    void submit(toRequest(measure), editing?.id ?? null).then((saved) => settle(saved, measure));
  }

  const pendingEntry = state.status === 'open' && state.question ? state.submitted : undefined;
  const confirm = (measure: Entry) => send(measure, state.status === 'open' ? state.question : undefined);
  useConfirmAfterTimeout(pendingEntry, confirm);
  useConfirmOnLeave(pendingEntry, confirm);

  return {
    state,
    taken: lastSaved,
    open: () => setState(fresh),
    close,
    hideTaken: () => setLastSaved(null),
    save(measure: Entry): void {
      const question = questionOf(measure);
      if (question) setState({ ...fresh, ...editedEntry(state), submitted: measure, question });
      else send(measure);
    },
    /** Keeps the values of a form that is refused for another field, for the advice about them. */
    refuse(measure: Entry): void {
      if (!pendingEntry) setState({ ...fresh, ...editedEntry(state), submitted: measure });
    },
    /** Replaces the entry that waits for an answer. */
    amend: (measure: Entry) =>
      setState((now) => (now.status === 'open' && now.question ? { ...now, submitted: measure } : now)),
    confirm: () => pendingEntry && confirm(pendingEntry),
    change: () => setState((now) => ({ ...now, question: undefined })),
  };
}

/** Returns the entry that the form edits. */
function editedEntry<Entry extends Measure>(state: FormState<Entry>): { typed?: TypedEntry } {
  return state.status !== 'closed' && state.typed ? { typed: state.typed } : {};
}
