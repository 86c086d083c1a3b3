import { useState } from 'react';
import { Banner } from '../../../patterns/Banner/index.ts';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { TextField } from '../../../patterns/TextField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { consultationNotesCopy } from './ConsultationNotes.copy.ts';
import * as styles from './ConsultationNotes.css.ts';
import type { NoteChoice, NoteDraft, NoteField } from './ConsultationNotes.types.ts';
import { NoteVersions } from './NoteVersions.tsx';

const { editor: copy } = consultationNotesCopy;
/** Maximum number of characters of a note, a plan and an addendum. */
export const maxNoteLength = 10_000;

const noteFields: readonly NoteField[] = ['note', 'plan'];

/** Props of `NoteEditor`. */
export interface NoteEditorProps {
  /** Current text of note and plan, with their status. */
  draft: NoteDraft;
  /** Whether the call is ongoing. The note can be finished only afterwards. */
  isInCall: boolean;
  /** Called with the changed text. */
  onType: (words: { note?: string; plan?: string }) => void;
  /** Called when the doctor chooses between two versions of a text. */
  onChoose: (field: NoteField, keep: NoteChoice) => void;
  /** Called when the doctor finishes the note. */
  onFinish: () => void;
}

/** Edits note and plan, saved as a draft while typing, and finished once. */
export function NoteEditor({ draft, isInCall, onType, onChoose, onFinish }: NoteEditorProps) {
  const { status, dispute } = draft;
  const [chosen, setChosen] = useState<NoteField>();
  const isFinished = status === 'finished';
  const isReadOnly = isFinished || status === 'finishing' || dispute?.isFinished === true;
  return (
    <Stack gap="md">
      {isFinished ? <Banner tone="success">{copy.finished}</Banner> : null}
      {dispute ? (
        <Banner tone="warning">{dispute.isFinished ? copy.dispute.finished : copy.dispute.changed}</Banner>
      ) : null}
      {noteFields.map((field) =>
        dispute?.fields.includes(field) ? (
          <NoteVersions
            key={field}
            label={copy[field]}
            own={draft[field]}
            other={dispute[field]}
            isFinished={dispute.isFinished}
            maxLength={maxNoteLength}
            onChoose={(keep) => {
              setChosen(field);
              onChoose(field, keep);
            }}
          />
        ) : (
          <TextField
            key={field}
            label={copy[field]}
            description={copy.help[field]}
            value={draft[field]}
            // The pressed button is gone; the chosen text goes on from there.
            autoFocus={field === chosen}
            maxLength={maxNoteLength}
            isMultiline
            isRequired
            isReadOnly={isReadOnly}
            onChange={(words) => onType({ [field]: words })}
          />
        ),
      )}
      {isFinished ? null : <NoteFooter draft={draft} isInCall={isInCall} onFinish={onFinish} />}
    </Stack>
  );
}

function NoteFooter({ draft, isInCall, onFinish }: Pick<NoteEditorProps, 'draft' | 'isInCall' | 'onFinish'>) {
  const [isAsking, setAsking] = useState(false);
  const { note, plan, status } = draft;
  const isEmpty = note.trim() === '' && plan.trim() === '';
  return (
    <>
      {status === 'failed' ? <Banner tone="warning">{copy.status.failed}</Banner> : null}
      <div className={styles.foot}>
        <span className={styles.status} data-status={status}>
          {status === 'failed' ? null : copy.status[status]}
        </span>
        {isInCall || status === 'disputed' ? null : (
          <Button isPending={status === 'finishing'} onPress={() => setAsking(true)}>
            {copy.finish}
          </Button>
        )}
      </div>
      <Text size="small" tone="muted">
        {isInCall ? copy.inCall : copy.afterCall}
      </Text>
      <ConfirmDialog
        title={copy.confirm.title}
        isOpen={isAsking}
        tone="accent"
        confirmLabel={copy.finish}
        onConfirm={() => {
          setAsking(false);
          onFinish();
        }}
        onCancel={() => setAsking(false)}
      >
        <Text>{isEmpty ? copy.confirm.empty : copy.confirm.text}</Text>
      </ConfirmDialog>
    </>
  );
}
