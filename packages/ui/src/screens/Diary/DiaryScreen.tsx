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
} from '../shared/bloodPressure.types.ts';
import { UrgentAdvice, type ValueAdvice } from '../shared/UrgentAdvice.tsx';
import type { BloodPressureAverage } from './AverageCard.tsx';
import { DiaryFrame, type DiaryPart } from './DiaryFrame.tsx';
import { diaryCopy as copy } from './DiaryScreen.copy.ts';
import type { BloodPressureFormState } from './DiaryScreen.types.ts';
import type { EntriesProps } from './entries.types.ts';
import { hasOwnAdvice } from './measures/index.ts';
import type { PendingEntriesProps } from './PendingEntries.types.ts';
import { pressureEntry } from './pressureEntry.ts';
import { Readings } from './Readings.tsx';
import { type SavedChange, SavedDialog } from './SavedDialog.tsx';

/** Loaded lazily, because most users only read. */
const BloodPressureForm = lazy(async () => ({
  default: (await import('./BloodPressureForm.tsx')).BloodPressureForm,
}));

/** Props of `DiaryScreen`. */
export interface DiaryScreenProps extends EntriesProps {
  /** Called to open another part of the diary. */
  onChooseKind: (part: DiaryPart) => void;
  /** Whether to focus the open tab on mount, after navigation by a tab. */
  focusesTab?: boolean;
  /** All loaded readings, newest first. */
  bloodPressure: Remote<readonly BloodPressureEntry[]>;
  /** Average of the seven days up to the newest reading; `null` without readings. */
  average: BloodPressureAverage | null;
  /** The patient's limits for home readings; `null` without a goal. */
  target: BloodPressureTarget | null;
  /** Limits of a reading that can be entered. */
  limits: BloodPressureLimits;
  /** Advice when the monitor shows HI or an error in place of numbers. */
  noNumberAdvice: ValueAdvice;
  /** Returns the advice beside the refusal of two typed numbers; `null` for none. */
  refusedAdviceOf: (upper: string, lower: string) => ValueAdvice | null;
  /** Current instant, ISO 8601 in UTC. No reading may be later. */
  now: string;
  /** The patient's IANA time zone, which sets the start of a day. */
  timeZone: string;
  /** State of the form, with the last response of the server. */
  bloodPressureForm: BloodPressureFormState;
  /** Saved reading of the success dialog; `null` closes the dialog. */
  savedEntry: BloodPressureEntry | null;
  /** Advice if the saved reading is a crisis. */
  savedAdvice?: ValueAdvice | null;
  /** What the saved reading was before its change, and how to undo that; absent for a new reading. */
  savedChange?: SavedChange | null;
  /** Whether the entry is queued on this device. */
  isSavedHere?: boolean;
  /** Entries that the server has not confirmed. Omit it if there are none. */
  pending?: PendingEntriesProps;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called to open the form. */
  onOpenForm: () => void;
  /** Called when the form is closed without saving. */
  onCloseForm: () => void;
  /** Called with a valid reading. */
  onSaveBloodPressure: (reading: NewBloodPressure) => void;
  /** Called with the reading of a refused form, at the current time. */
  onRefuse: (reading: NewBloodPressure) => void;
  /** Called when the user confirms an unusual value. */
  onConfirmCheck: () => void;
  /** Called when the user wants to change the value. The fields keep the input. */
  onChangeChecked: () => void;
  /** Called with the codes of all chosen symptoms. */
  onChooseSymptoms: (codes: readonly string[]) => void;
  /** Called when the success dialog is closed. */
  onHideSuccess: () => void;
  /** Called with the reading to change. */
  onEditEntry: (uuid: string) => void;
  /** Called with the reading to delete. */
  onDeleteEntry: (uuid: string) => void;
}

/** Renders route `/Diary`: blood pressure, the first part of the diary. For other measures use `MeasureDiaryScreen`. */
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
      isFormOpen={form.status !== 'closed'}
      edited={form.status === 'closed' ? undefined : form.typed}
      pending={props.pending}
      hasOwnAdvice={hasOwnAdvice(form)}
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
            noNumberAdvice={props.noNumberAdvice}
            refusedAdviceOf={props.refusedAdviceOf}
            onChooseSymptoms={props.onChooseSymptoms}
            onSave={props.onSaveBloodPressure}
            onRefuse={props.onRefuse}
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
        {(readings) => (
          <Readings
            {...props}
            readings={readings}
            today={today}
            // One entry is edited at a time.
            onEdit={form.status === 'closed' ? props.onEditEntry : undefined}
          />
        )}
      </RemoteView>
      {savedEntry ? (
        <SavedDialog
          copy={copy.saved}
          entry={pressureEntry(savedEntry)}
          unit={bloodPressureCopy.unit}
          advice={props.savedAdvice ? <UrgentAdvice {...props.savedAdvice} /> : null}
          before={props.savedChange}
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
