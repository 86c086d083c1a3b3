import type { ReactNode } from 'react';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { RangeBadge } from '../../patterns/RangeBadge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { dayInText } from '../shared/dates.ts';
import type { EarlierEntry } from '../shared/earlierEntry.types.ts';
import { entriesCopy } from './entries.copy.ts';
import type { DiaryEntry } from './entries.types.ts';
import { pendingEntriesCopy } from './PendingEntries.copy.ts';

const { queued } = pendingEntriesCopy;
const { change } = entriesCopy;

/** Change that was saved. */
export interface SavedChange extends Pick<EarlierEntry, 'text' | 'date' | 'time'> {
  /** Called to undo it. */
  onUndo: () => void;
}

interface SavedDialogProps {
  copy: { title: string; text: (figure: string, day: string, time: string) => string; close: string };
  entry: DiaryEntry;
  unit: string;
  /** What the entry was before, and how to undo its change; absent for a new entry. */
  before?: SavedChange | null;
  /** Whether the entry is queued on this device. */
  isHere?: boolean;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Urgent advice; `null` for none. */
  advice: ReactNode;
  onHide: () => void;
}

/** Shows the saved value with its range, after any urgent advice. */
export function SavedDialog({
  copy,
  entry,
  unit,
  before,
  isHere = false,
  today,
  ...props
}: SavedDialogProps) {
  const { advice, onHide } = props;
  const { date, time, range } = entry;
  // A change may be one of a detail alone.
  const details = before && entry.detail ? `, ${entry.detail}` : '';
  const figure = `${entry.text} ${unit}${details}`;
  return (
    <Dialog
      isOpen
      size={advice ? 'md' : 'sm'}
      title={isHere ? queued.title : before ? change.saved : copy.title}
      onClose={onHide}
      actions={
        <>
          {before ? (
            <Button variant="quiet" onPress={before.onUndo}>
              {change.undo}
            </Button>
          ) : null}
          {/* The phone of the advice is the strongest button. */}
          <Button variant={advice ? 'soft' : 'solid'} onPress={onHide}>
            {copy.close}
          </Button>
        </>
      }
    >
      <Stack gap="md" align="start">
        {advice}
        <Text size="lead">{copy.text(figure, dayInText(date, today), time)}</Text>
        {isHere ? <Text>{queued.text}</Text> : null}
        {range ? <RangeBadge {...range} /> : null}
        {before ? (
          <Text tone="muted">{change.before(before.text, dayInText(before.date, today), before.time)}</Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
