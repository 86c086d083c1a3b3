import { HeartIcon } from '../../icons/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type {
  BloodPressureEntry,
  BloodPressureTarget,
  NewBloodPressure,
} from '../shared/bloodPressure.types.ts';
import { localDateTime } from '../shared/dates.ts';
import { BloodPressureForm } from './BloodPressureForm.tsx';
import { DiaryFrame, type DiaryKind } from './DiaryFrame.tsx';
import { diaryCopy as copy } from './DiaryScreen.copy.ts';
import type { BloodPressureFormState, Deletion } from './DiaryScreen.types.ts';
import { Readings } from './Readings.tsx';
import { SavedDialog } from './SavedDialog.tsx';

/** Props of `DiaryScreen`. */
export interface DiaryScreenProps {
  /** Opens another part of the diary. */
  onChooseKind: (kind: DiaryKind) => void;
  /** Whether the open tab takes focus when the screen appears: the person came by a tab. */
  focusesTab?: boolean;
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

/** Route `/Diary`: blood pressure, the first part of the diary. For the others use `MeasureDiaryScreen`. */
export function DiaryScreen(props: DiaryScreenProps) {
  const { bloodPressureForm: form, savedEntry } = props;
  return (
    <DiaryFrame
      kind="bloodPressure"
      onChooseKind={props.onChooseKind}
      focusesTab={props.focusesTab}
      addLabel={copy.addReading}
      onAdd={form.status === 'closed' ? props.onOpenForm : null}
      change={`${form.status} ${savedEntry?.uuid}`}
    >
      <BloodPressurePart {...props} />
    </DiaryFrame>
  );
}

function BloodPressurePart(props: DiaryScreenProps) {
  const { bloodPressure, bloodPressureForm: form, now, timeZone, savedEntry } = props;
  const today = localDateTime(now, timeZone).date;
  return (
    <Stack gap="xl">
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
    </Stack>
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
