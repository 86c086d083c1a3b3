import { AddIcon, HeartIcon } from '../../icons/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type {
  BloodPressureEntry,
  BloodPressureTarget,
  NewBloodPressure,
} from '../shared/bloodPressure.types.ts';
import { localDateTime } from '../shared/dates.ts';
import { useFocusWhenLost } from '../shared/useFocusWhenLost.ts';
import { BloodPressureForm } from './BloodPressureForm.tsx';
import { diaryCopy as copy } from './DiaryScreen.copy.ts';
import type { BloodPressureFormState, Deletion } from './DiaryScreen.types.ts';
import { Readings } from './Readings.tsx';
import { SavedDialog } from './SavedDialog.tsx';

/** Props of `DiaryScreen`. */
export interface DiaryScreenProps {
  /** All loaded readings, newest first. */
  bloodPressure: Remote<readonly BloodPressureEntry[]>;
  /** There are older readings than those loaded. */
  hasOlderEntries: boolean;
  isLoadingOlder: boolean;
  target: BloodPressureTarget;
  /** The present instant, ISO 8601 in UTC; no reading may lie after it. */
  now: string;
  /** The patient's IANA time zone: days are counted in it. */
  timeZone: string;
  bloodPressureForm: BloodPressureFormState;
  /** The reading just saved while the success dialog is shown; null hides it. */
  savedEntry: BloodPressureEntry | null;
  /** The deletion under way or failed; null when there is none. */
  deletion: Deletion | null;
  onRetry: () => void;
  onLoadOlder: () => void;
  onOpenForm: () => void;
  onCloseForm: () => void;
  onSaveBloodPressure: (reading: NewBloodPressure) => void;
  /** The success dialog was closed. */
  onHideSuccess: () => void;
  /** The patient confirmed that this reading shall go. */
  onDeleteEntry: (uuid: string) => void;
}

/** Route `/Diary`: what the patient has measured, and the way to add a reading. */
export function DiaryScreen(props: DiaryScreenProps) {
  const { bloodPressure, bloodPressureForm: form, now, timeZone, savedEntry } = props;
  const today = localDateTime(now, timeZone).date;
  const addRef = useFocusWhenLost<HTMLButtonElement>(`${form.status} ${savedEntry?.uuid}`);
  const addButton = (
    <Button ref={addRef} leadingIcon={<AddIcon size={20} />} onPress={props.onOpenForm}>
      {copy.addReading}
    </Button>
  );
  return (
    <Page title={copy.title} lead={copy.lead} actions={form.status === 'closed' ? addButton : null}>
      {form.status === 'closed' ? null : (
        <BloodPressureForm
          state={form}
          now={now}
          timeZone={timeZone}
          onSave={props.onSaveBloodPressure}
          onClose={props.onCloseForm}
        />
      )}
      <RemoteView
        value={bloodPressure}
        skeleton={<ReadingsSkeleton />}
        empty={
          <EmptyState icon={<HeartIcon size={28} />} title={copy.empty.title}>
            {copy.empty.text}
          </EmptyState>
        }
        isEmpty={(entries) => entries.length === 0}
        onRetry={props.onRetry}
      >
        {(entries) => <Readings {...props} entries={entries} today={today} />}
      </RemoteView>
      {savedEntry ? <SavedDialog entry={savedEntry} today={today} onHide={props.onHideSuccess} /> : null}
    </Page>
  );
}

function ReadingsSkeleton() {
  return (
    <Stack gap="xl">
      <Skeleton shape="chart" />
      <Skeleton shape="tile" />
    </Stack>
  );
}
