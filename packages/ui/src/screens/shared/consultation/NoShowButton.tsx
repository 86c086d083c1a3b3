import { msBetween, toCivil } from '@vitalane/time';
import { useState } from 'react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { consultationNotesCopy } from './ConsultationNotes.copy.ts';

const { noShow: copy } = consultationNotesCopy;

/** Props of `NoShowButton`. */
export interface NoShowButtonProps {
  /** Registered name of the patient. */
  fullName: string;
  /** Time from which it may be marked, ISO 8601 in UTC; `null` if the patient came. */
  from: string | null;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** The doctor's IANA time zone. */
  timeZone: string;
  /** Whether the request is pending. */
  isPending: boolean;
  /** Called when the doctor confirms the no-show. */
  onMark: () => void;
}

/** Marks a no-show after a confirmation. Before the time has passed, it shows from when this is possible. */
export function NoShowButton({ fullName, from, now, timeZone, isPending, onMark }: NoShowButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (from === null) return null;
  if (msBetween(now, from) > 0) {
    return (
      <Text as="span" size="small" tone="muted">
        {copy.from(toCivil(from, timeZone).time)}
      </Text>
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        aria-label={copy.label(fullName)}
        isPending={isPending}
        onPress={() => setAsking(true)}
      >
        {copy.action}
      </Button>
      <ConfirmDialog
        title={copy.confirm.title(fullName)}
        isOpen={isAsking}
        confirmLabel={copy.action}
        onConfirm={() => {
          setAsking(false);
          onMark();
        }}
        onCancel={() => setAsking(false)}
      >
        <Text>{copy.confirm.text}</Text>
      </ConfirmDialog>
    </>
  );
}
