import { toDate } from '@vitalane/time';
import { lazy, Suspense } from 'react';
import { HeartIcon } from '../../icons/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { bloodPressureCopy } from '../shared/bloodPressure.copy.ts';
import type {
  BloodPressureEntry,
  BloodPressureLimits,
  BloodPressureTarget,
  NewBloodPressure,
  PressureAdvice,
} from '../shared/bloodPressure.types.ts';
import { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
import type { BloodPressureAverage } from './AverageCard.tsx';
import { DiaryFrame, type DiaryPart } from './DiaryFrame.tsx';
import { diaryCopy as copy } from './DiaryScreen.copy.ts';
import type { BloodPressureFormState } from './DiaryScreen.types.ts';
import type { EntriesProps } from './entries.types.ts';
import type { PendingEntriesProps } from './PendingEntries.types.ts';
import { pressureEntry } from './pressureEntry.ts';
import { Readings } from './Readings.tsx';
import { SavedDialog } from './SavedDialog.tsx';

/** Comes when it is opened: most people only look. */
const BloodPressureForm = lazy(async () => ({
  default: (await import('./BloodPressureForm.tsx')).BloodPressureForm,
}));

/** Props of `DiaryScreen`. */
export interface DiaryScreenProps extends EntriesProps {
  /** Opens another part of the diary. */
  onChooseKind: (part: DiaryPart) => void;
  /** Whether the open tab takes focus when the screen appears: the person came by a tab. */
  focusesTab?: boolean;
  /** All loaded readings, newest first. */
  bloodPressure: Remote<readonly BloodPressureEntry[]>;
  /** Of the seven days up to the newest reading; null before the first. */
  average: BloodPressureAverage | null;
  /** The person's limits for readings at home; null where there is no goal. */
  target: BloodPressureTarget | null;
  /** What to do about the newest reading; null while it is no crisis. */
  urgentAdvice: PressureAdvice | null;
  /** What a reading must lie within. */
  limits: BloodPressureLimits;
  /** The present instant, ISO 8601 in UTC; no reading may lie after it. */
  now: string;
  /** The patient's IANA time zone: days are counted in it. */
  timeZone: string;
  /** The form for a reading, with the last response of the server. */
  bloodPressureForm: BloodPressureFormState;
  /** The reading just saved while the success dialog is shown; null hides it. */
  savedEntry: BloodPressureEntry | null;
  /** What to do about it when it is a crisis. */
  savedAdvice?: PressureAdvice | null;
  /** It is stored on this device and not yet sent. */
  isSavedHere?: boolean;
  /** What is not yet in the diary; left out while that is nothing. */
  pending?: PendingEntriesProps;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** Called to open the form. */
  onOpenForm: () => void;
  /** Called when the form is closed without saving. */
  onCloseForm: () => void;
  /** Called with a reading that keeps the rules. */
  onSaveBloodPressure: (reading: NewBloodPressure) => void;
  /** Called when a reading that was asked about is right. */
  onConfirmCheck: () => void;
  /** Called when it is to be changed; the fields keep the input. */
  onChangeChecked: () => void;
  /** The success dialog was closed. */
  onHideSuccess: () => void;
  /** Deletes this reading. */
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
      pending={props.pending}
    >
      <BloodPressurePart {...props} />
    </DiaryFrame>
  );
}

function BloodPressurePart(props: DiaryScreenProps) {
  const { bloodPressure, bloodPressureForm: form, now, timeZone, savedEntry } = props;
  const today = toDate(now, timeZone);
  return (
    <Stack gap="xl">
      {form.status === 'closed' ? null : (
        <Suspense fallback={<Skeleton shape="chart" />}>
          <BloodPressureForm
            key={form.typed?.id}
            state={form}
            now={now}
            timeZone={timeZone}
            limits={props.limits}
            onSave={props.onSaveBloodPressure}
            onClose={props.onCloseForm}
            onConfirm={props.onConfirmCheck}
            onChange={props.onChangeChecked}
          />
        </Suspense>
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
        {(readings) => <Readings {...props} readings={readings} today={today} />}
      </RemoteView>
      {savedEntry ? (
        <SavedDialog
          copy={copy.saved}
          entry={pressureEntry(savedEntry)}
          unit={bloodPressureCopy.unit}
          advice={props.savedAdvice ? <UrgentAdvice {...props.savedAdvice} /> : null}
          isHere={props.isSavedHere}
          today={today}
          onHide={props.onHideSuccess}
        />
      ) : null}
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
