import { toDate } from '@vitalane/time';
import { lazy, Suspense } from 'react';
import { HeartIcon } from '../../icons/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type { ReadingEntry } from '../shared/readings/entry.types.ts';
import { DiaryFrame, type DiaryPart } from './DiaryFrame.tsx';
import type { EntriesProps } from './entries.types.ts';
import type { ReadingAverage } from './measures/AverageCard.tsx';
import { measureCopy } from './measures/measure.copy.ts';
import type { Measure, NewReading, ReadingFormState } from './measures/measure.types.ts';
import { hasOwnAdvice } from './measures/presentAdvice.ts';
import type { PendingEntriesProps } from './PendingEntries.types.ts';
import { Readings } from './Readings.tsx';
import { type SavedChange, SavedDialog } from './SavedDialog.tsx';

/** Loaded lazily, because most users only read. */
const ReadingForm = lazy(async () => ({ default: (await import('./measures/ReadingForm.tsx')).ReadingForm }));

/** Data and callbacks of one measure in the diary. */
export interface MeasureProps extends EntriesProps {
  /** Measure with its unit and limits. */
  measure: Measure;
  /** Loaded readings, newest first. */
  entries: Remote<readonly ReadingEntry[]>;
  /**
   * Average of the seven days up to the newest reading; `null` without readings, and omitted for a measure without such
   * an average.
   */
  average?: ReadingAverage | null;
  /** State of the form, with the last response of the server. */
  form: ReadingFormState;
  /** Saved reading of the success dialog; `null` closes the dialog. */
  saved: ReadingEntry | null;
  /** What the saved reading was before its change, and how to undo that; absent for a new one. */
  savedChange?: SavedChange | null;
  /** Whether the saved reading is queued on this device. @default false */
  isSavedHere?: boolean;
  /** Whether a reading of this kind can be changed and deleted. */
  canChange: boolean;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called to open the form. */
  onOpenForm: () => void;
  /** Called when the form is closed without saving. */
  onCloseForm: () => void;
  /** Called with a valid reading. */
  onSave: (reading: NewReading) => void;
  /** Called with the numbers of a refused form, at the current time and without a choice. */
  onRefuse: (reading: NewReading) => void;
  /** Called when the user confirms an unusual value. */
  onConfirmCheck: () => void;
  /** Called when the user wants to change the value. The fields keep the input. */
  onChangeChecked: () => void;
  /** Called with the codes of all chosen symptoms. */
  onChooseSymptoms: (codes: readonly string[]) => void;
  /** Called when the success dialog is closed. */
  onHideSuccess: () => void;
  /** Called with the reading to change. */
  onEdit: (uuid: string) => void;
  /** Called with the reading to delete. */
  onDelete: (uuid: string) => void;
}

/** Props of `DiaryScreen`. */
export interface DiaryScreenProps extends MeasureProps {
  /** Called to open another part of the diary. */
  onChooseKind: (part: DiaryPart) => void;
  /** Whether to focus the open tab on mount, after navigation by a tab. */
  focusesTab?: boolean;
  /** Entries that the server has not confirmed. Omit it if there are none. */
  pending?: PendingEntriesProps;
  /** Current instant, ISO 8601 in UTC. No reading may be later. */
  now: string;
  /** The patient's IANA time zone, which sets the start of a day. */
  timeZone: string;
}

/** Renders route `/Diary` with one of `measureKinds`. */
export function DiaryScreen({ onChooseKind, focusesTab, pending, ...props }: DiaryScreenProps) {
  const { measure, form, saved } = props;
  const isOpen = form.status !== 'closed';
  return (
    <DiaryFrame
      kind={measure.kind}
      onChooseKind={onChooseKind}
      focusesTab={focusesTab}
      addLabel={measureCopy[measure.kind].add}
      onAdd={isOpen ? null : props.onOpenForm}
      change={`${form.status} ${saved?.uuid}`}
      isFormOpen={isOpen}
      edited={isOpen ? form.typed : undefined}
      pending={pending}
      hasOwnAdvice={hasOwnAdvice(form)}
    >
      <MeasurePart {...props} />
    </DiaryFrame>
  );
}

/** Renders a measure: its form, and the readings in the chart and by day. */
function MeasurePart({ entries, form, saved, ...props }: Omit<DiaryScreenProps, 'onChooseKind'>) {
  const { measure, now, timeZone, canChange } = props;
  const { empty } = measureCopy[measure.kind];
  const today = toDate(now, timeZone);
  return (
    <Stack gap="xl">
      {form.status === 'closed' ? null : (
        <Suspense fallback={<Skeleton shape="chart" />}>
          <ReadingForm
            key={form.typed?.id}
            measure={measure}
            state={form}
            now={now}
            timeZone={timeZone}
            onSave={props.onSave}
            onRefuse={props.onRefuse}
            onClose={props.onCloseForm}
            onConfirm={props.onConfirmCheck}
            onChange={props.onChangeChecked}
            onChooseSymptoms={props.onChooseSymptoms}
          />
        </Suspense>
      )}
      <RemoteView
        value={entries}
        skeleton={<ReadingsSkeleton />}
        isEmpty={(readings) => readings.length === 0}
        empty={
          <EmptyState icon={<HeartIcon size={28} />} title={empty.title}>
            {empty.text}
          </EmptyState>
        }
        onRetry={props.onRetry}
      >
        {(readings) => (
          <Readings
            {...props}
            readings={readings}
            hidesAdvice={hasOwnAdvice(form)}
            today={today}
            // One entry is edited at a time.
            onEdit={canChange && form.status === 'closed' ? props.onEdit : undefined}
            onDelete={canChange ? props.onDelete : undefined}
          />
        )}
      </RemoteView>
      {saved ? (
        <SavedDialog
          measure={measure}
          entry={saved}
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
