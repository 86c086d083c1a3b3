import { Dialog } from '../../patterns/Dialog/index.ts';
import { RangeBadge } from '../../patterns/RangeBadge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { bloodPressureCopy } from '../shared/bloodPressure.copy.ts';
import type { BloodPressureEntry } from '../shared/bloodPressure.types.ts';
import { dayInText } from '../shared/dates.ts';
import { rangePosition } from '../shared/rangePosition.ts';
import { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
import { diaryCopy } from './DiaryScreen.copy.ts';

const { saved: copy } = diaryCopy;

interface SavedDialogProps {
  entry: BloodPressureEntry;
  /** `YYYY-MM-DD`. */
  today: string;
  onHide: () => void;
}

/** What was saved and where it lies; after a crisis reading, first of all what to do. */
export function SavedDialog({ entry, today, onHide }: SavedDialogProps) {
  const { valueFrom, valueTo, date, time, category } = entry;
  const reading = bloodPressureCopy.reading(valueFrom, valueTo);
  return (
    <Dialog
      isOpen
      size={category === 'urgent' ? 'md' : 'sm'}
      title={copy.title}
      onClose={onHide}
      actions={<Button onPress={onHide}>{copy.close}</Button>}
    >
      <Stack gap="md" align="start">
        {category === 'urgent' ? <UrgentAdvice /> : null}
        <Text size="lead">{copy.text(reading, dayInText(date, today), time)}</Text>
        <RangeBadge position={rangePosition[category]} label={bloodPressureCopy.category[category]} />
      </Stack>
    </Dialog>
  );
}
