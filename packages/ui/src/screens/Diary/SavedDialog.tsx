import type { ReactNode } from 'react';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { RangeBadge } from '../../patterns/RangeBadge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { dayInText } from '../shared/dates.ts';
import type { DiaryEntry } from './entries.types.ts';
import { pendingEntriesCopy } from './PendingEntries.copy.ts';

const { queued } = pendingEntriesCopy;

interface SavedDialogProps {
  copy: { title: string; text: (figure: string, day: string, time: string) => string; close: string };
  entry: DiaryEntry;
  unit: string;
  /** Whether the entry is queued on this device. */
  isHere?: boolean;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Urgent advice; `null` for none. */
  advice: ReactNode;
  onHide: () => void;
}

/** Shows the saved value with its range, after any urgent advice. */
export function SavedDialog({ copy, entry, unit, isHere = false, today, advice, onHide }: SavedDialogProps) {
  const { text, date, time, range } = entry;
  return (
    <Dialog
      isOpen
      size={advice ? 'md' : 'sm'}
      title={isHere ? queued.title : copy.title}
      onClose={onHide}
      actions={
        // The phone of the advice is the strongest button.
        <Button variant={advice ? 'soft' : 'solid'} onPress={onHide}>
          {copy.close}
        </Button>
      }
    >
      <Stack gap="md" align="start">
        {advice}
        <Text size="lead">{copy.text(`${text} ${unit}`, dayInText(date, today), time)}</Text>
        {isHere ? <Text>{queued.text}</Text> : null}
        {range ? <RangeBadge {...range} /> : null}
      </Stack>
    </Dialog>
  );
}
