import { Dialog } from '../../patterns/Dialog/index.ts';
import { RangeBadge } from '../../patterns/RangeBadge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { dayInText } from '../shared/dates.ts';
import type { EarlierEntry, ReadingEntry } from '../shared/readings/entry.types.ts';
import { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
import { diaryWords } from './diaryWords.copy.ts';
import { entriesCopy } from './entries.copy.ts';
import { measureCopy, measuresCopy } from './measures/measure.copy.ts';
import type { Measure } from './measures/measure.types.ts';
import { pendingEntriesCopy } from './PendingEntries.copy.ts';

const { queued } = pendingEntriesCopy;
const { change } = entriesCopy;
const { saved: copy } = measuresCopy;

/** Change that was saved. */
export interface SavedChange extends Pick<EarlierEntry, 'text' | 'date' | 'time'> {
  /** Called to undo it. */
  onUndo: () => void;
}

interface SavedDialogProps {
  measure: Measure;
  entry: ReadingEntry;
  /** What the entry was before, and how to undo its change; absent for a new entry. */
  before?: SavedChange | null;
  /** Whether the entry is queued on this device. */
  isHere?: boolean;
  /** `YYYY-MM-DD`. */
  today: string;
  onHide: () => void;
}

/** Shows the saved value with its range, after any urgent advice. */
export function SavedDialog({ measure, entry, before, isHere = false, today, onHide }: SavedDialogProps) {
  const { date, time, range, advice } = entry;
  const { saved } = measureCopy[measure.kind].words;
  // A change may be one of a detail alone.
  const details = before ? [entry.detail, entry.note && diaryWords.quoted(entry.note)] : [];
  const figure = [`${entry.text} ${measure.unit}`, ...details].filter(Boolean).join(', ');
  return (
    <Dialog
      isOpen
      size={advice ? 'md' : 'sm'}
      title={isHere ? queued.title : before ? change.saved : saved}
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
        {advice ? <UrgentAdvice {...advice} /> : null}
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
