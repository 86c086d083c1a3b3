import type { SavedChange } from '@vitalane/ui/screens/Diary';
import { useState } from 'react';
import { useConfirmAfterTimeout } from '../../lib/useConfirmAfterTimeout.ts';
import { useConfirmOnLeave } from '../../lib/useConfirmOnLeave.ts';
import { formatWithDetail, type Measure, toRequest } from '../../measures/index.ts';
import { type Saved, submit } from '../../measures/outbox/submit.ts';
import type { OwnUnits } from '../../session/person.ts';
import type { EditedEntry, Editing } from './editing.ts';
import type { Question } from './readingCheck.ts';
import { undoChange } from './undo.ts';

/** State of the form. */
type FormState<Entry extends Measure> =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      /** Server errors of the last attempt, by field name of the contract. */
      errors: Readonly<Record<string, string>>;
      message?: string;
      /** The last submitted values. */
      submitted?: Entry;
      /** Questions to confirm before saving; absent without any. */
      questions?: readonly Question[];
    };

const noErrors = {};
const fresh = { status: 'open', errors: noErrors } as const;
const closed = { status: 'closed' } as const;

/** Checks of a form before it saves. */
export interface EntryRules<Entry> {
  /** Returns the questions before an entry is saved, the most severe first. */
  questionsOf: (measure: Entry) => readonly Question[];
}

/** Saved entry. */
interface SavedEntry<Entry> {
  measure: Entry;
  /** Whether this device keeps it until it can be sent. */
  isQueued: boolean;
  /** The edited entry; `null` for a new one. */
  edited: EditedEntry | null;
}

/**
 * Returns the form of one kind of entry. The outbox stores a submitted entry before it is sent, so that a lost
 * connection or closed page neither loses nor duplicates it.
 */
export function useEntryForm<Entry extends Measure>(
  { edited, endEditing }: Editing,
  { questionsOf }: EntryRules<Entry>,
) {
  const [state, setState] = useState<FormState<Entry>>(closed);
  const [lastSaved, setLastSaved] = useState<SavedEntry<Entry> | null>(null);
  const [openedEntry, setOpenedEntry] = useState<EditedEntry | null>(null);
  // Set during rendering, so that the form opens with the entry to edit.
  if (edited !== openedEntry) {
    setOpenedEntry(edited);
    setState(edited ? fresh : closed);
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
        questions: undefined,
      };
      setState((now) => ({ ...now, status: 'open', ...refusal }));
      return;
    }
    setLastSaved({ measure, isQueued: saved.status === 'kept', edited });
    close();
  }

  /** Sends an entry. Confirmed `questions` stay with their advice until the server has answered. */
  function send(measure: Entry, questions?: readonly Question[]): void {
    setState({ ...fresh, status: 'saving', submitted: measure, questions });
    const request = toRequest(measure, edited?.changes);
    void submit(request, edited?.queuedId ?? null).then((saved) => settle(saved, measure));
  }

  const asked = state.status === 'open' ? state.questions : undefined;
  const pendingEntry = state.status === 'open' && asked ? state.submitted : undefined;
  // Without an answer, an entry that the diary already has is not added again.
  const unanswered = asked?.some(({ code }) => code === 'duplicate') ? undefined : pendingEntry;
  const confirm = (measure: Entry) => send(measure, asked);
  useConfirmAfterTimeout(unanswered, confirm);
  useConfirmOnLeave(unanswered, confirm);

  return {
    state,
    taken: lastSaved,
    open: () => setState(fresh),
    close,
    hideTaken: () => setLastSaved(null),
    save(measure: Entry): void {
      if (edited?.changes !== undefined && !edited.queuedId && isSame(measure, edited.before)) {
        close();
        return;
      }
      const questions = questionsOf(measure);
      if (questions.length > 0) setState({ ...fresh, submitted: measure, questions });
      else send(measure);
    },
    /** Keeps the values of a form that is refused for another field, for the advice about them. */
    refuse(measure: Entry): void {
      if (!pendingEntry) setState({ ...fresh, submitted: measure });
    },
    /** Replaces the entry that waits for an answer. */
    amend: (measure: Entry) =>
      setState((now) => (now.status === 'open' && now.questions ? { ...now, submitted: measure } : now)),
    confirm: () => pendingEntry && confirm(pendingEntry),
    change: () => setState((now) => ({ ...now, questions: undefined })),
  };
}

/** Returns what a saved entry of the diary was before its change, in the given units; `null` for any other. */
export function savedChangeOf(
  { edited }: { edited: EditedEntry | null },
  units: OwnUnits,
  onUndo: () => void,
): SavedChange | null {
  if (edited?.changes === undefined || edited.queuedId) return null;
  const { before, changes } = edited;
  const { date, time } = before;
  const undo = () => {
    onUndo();
    void undoChange(before, changes);
  };
  return { text: formatWithDetail(before, units), date, time, onUndo: undo };
}

function isSame(one: Measure, other: Measure): boolean {
  return JSON.stringify(toRequest(one)) === JSON.stringify(toRequest(other));
}
