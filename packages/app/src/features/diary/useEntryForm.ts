import type { Saved } from '@vitalane/flows/outbox';
import { refusalText } from '@vitalane/ui/messages';
import type { SavedChange } from '@vitalane/ui/screens/Diary';
import { useState } from 'react';
import { useConfirmAfterTimeout } from '../../lib/useConfirmAfterTimeout.ts';
import { useConfirmOnLeave } from '../../lib/useConfirmOnLeave.ts';
import { toRequest } from '../../measures/codec.ts';
import { formatWithDetail } from '../../measures/format.ts';
import type { Reading } from '../../measures/reading.ts';
import { outbox } from '../../outbox/outbox.ts';
import type { OwnUnits } from '../../session/person.ts';
import type { EditedEntry, Editing } from './editing.ts';
import type { Question } from './readingCheck.ts';
import { undoChange } from './undo.ts';

/** State of the form. */
type FormState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      /** Server errors of the last attempt, by field name of the contract. */
      errors: Readonly<Record<string, string>>;
      message?: string;
      /** The last submitted values. */
      submitted?: Reading;
      /** Questions to confirm before saving; absent without any. */
      questions?: readonly Question[];
    };

const noErrors = {};
const fresh = { status: 'open', errors: noErrors } as const;
const closed = { status: 'closed' } as const;

/** Checks of a form before it saves. */
export interface EntryRules {
  /** Returns the questions before an entry is saved, the most severe first. */
  questionsOf: (reading: Reading) => readonly Question[];
}

/** Saved entry. */
interface SavedEntry {
  reading: Reading;
  /** Whether this device keeps it until it can be sent. */
  isQueued: boolean;
  /** The edited entry; `null` for a new one. */
  edited: EditedEntry | null;
}

/**
 * Returns the form of one kind of entry. The outbox stores a submitted entry before it is sent, so that a lost
 * connection or closed page neither loses nor duplicates it.
 */
export function useEntryForm({ edited, endEditing }: Editing, { questionsOf }: EntryRules) {
  const [state, setState] = useState<FormState>(closed);
  const [lastSaved, setLastSaved] = useState<SavedEntry | null>(null);
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

  function settle(saved: Saved, reading: Reading): void {
    if (saved.status === 'refused') {
      const refusal = {
        errors: saved.fields,
        message: refusalText(saved),
        submitted: reading,
        questions: undefined,
      };
      setState((now) => ({ ...now, status: 'open', ...refusal }));
      return;
    }
    setLastSaved({ reading, isQueued: saved.status === 'kept', edited });
    close();
  }

  /** Sends an entry. Confirmed `questions` stay with their advice until the server has answered. */
  function send(reading: Reading, questions?: readonly Question[]): void {
    setState({ ...fresh, status: 'saving', submitted: reading, questions });
    const request = toRequest(reading, edited?.changes);
    void outbox.save(request, edited?.queuedId ?? null).then((saved) => settle(saved, reading));
  }

  const asked = state.status === 'open' ? state.questions : undefined;
  const pendingEntry = state.status === 'open' && asked ? state.submitted : undefined;
  // Without an answer, an entry that the diary already has is not added again.
  const unanswered = asked?.some(({ code }) => code === 'duplicate') ? undefined : pendingEntry;
  const confirm = (reading: Reading) => send(reading, asked);
  useConfirmAfterTimeout(unanswered, confirm);
  useConfirmOnLeave(unanswered, confirm);

  return {
    state,
    taken: lastSaved,
    open: () => setState(fresh),
    close,
    hideTaken: () => setLastSaved(null),
    save(reading: Reading): void {
      const stored = edited?.changes !== undefined && !edited.queuedId ? edited.before : null;
      if (stored && isSame(reading, stored)) {
        close();
        return;
      }
      // What was asked about these numbers is answered.
      const isOnlyNoted = stored !== null && isSame(withoutNote(reading), withoutNote(stored));
      const questions = isOnlyNoted ? [] : questionsOf(reading);
      if (questions.length > 0) setState({ ...fresh, submitted: reading, questions });
      else send(reading);
    },
    /** Keeps the values of a form that is refused for another field, for the advice about them. */
    refuse(reading: Reading): void {
      if (!pendingEntry) setState({ ...fresh, submitted: reading });
    },
    /** Changes the entry that waits for an answer. */
    amend: (part: Partial<Pick<Reading, 'symptoms'>>) =>
      setState((now) =>
        now.status === 'open' && now.questions && now.submitted
          ? { ...now, submitted: { ...now.submitted, ...part } }
          : now,
      ),
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

const withoutNote = ({ note: _note, ...reading }: Reading): Reading => reading;

function isSame(one: Reading, other: Reading): boolean {
  return JSON.stringify(toRequest(one)) === JSON.stringify(toRequest(other));
}
