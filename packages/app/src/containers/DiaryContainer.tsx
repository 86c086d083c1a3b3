import type { NewBloodPressure } from '@vitalane/contract';
import { mapRemote } from '@vitalane/ui';
import {
  type BloodPressureEntry,
  type BloodPressureFormState,
  type DiaryKind,
  DiaryScreen,
  MeasureDiaryScreen,
  type MeasureKind,
} from '@vitalane/ui/screens/Diary';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../api/account.ts';
import { useAddBloodPressure, useBloodPressureHistory, useDeleteBloodPressure } from '../api/diary.ts';
import { fieldsOf, messageOf } from '../api/errors.ts';
import { toRemote } from '../api/remote.ts';
import { useNow } from '../shell/useNow.ts';
import { categoryOf, toEntry, usualRange } from './bloodPressure.ts';
import { useMeasurePart } from './diary/useMeasurePart.ts';

/** Route `/Diary`; `?kind=` says which part is open, so that it can be linked to and gone back to. */
export function DiaryContainer() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('kind') ?? '';
  const [cameByTab, setCameByTab] = useState(false);
  const choose = (kind: DiaryKind) => {
    setCameByTab(true);
    setSearch(kind === 'bloodPressure' ? {} : { kind });
  };
  return isMeasure(asked) ? (
    // Each measure has a form and answers of its own.
    <MeasureDiary key={asked} kind={asked} onChooseKind={choose} focusesTab={cameByTab} />
  ) : (
    <BloodPressureDiary onChooseKind={choose} focusesTab={cameByTab} />
  );
}

const measures: readonly MeasureKind[] = ['sugar', 'weight', 'exercise', 'height'];

function isMeasure(kind: string): kind is MeasureKind {
  return measures.some((measure) => measure === kind);
}

interface PartProps {
  onChooseKind: (kind: DiaryKind) => void;
  /** The part was opened by its tab, which keeps focus. */
  focusesTab: boolean;
}

function MeasureDiary({ kind, ...frame }: PartProps & { kind: MeasureKind }) {
  const timeZone = useTimeZone();
  const measure = useMeasurePart(kind, timeZone);
  return <MeasureDiaryScreen {...measure} {...frame} timeZone={timeZone} now={useNow()} />;
}

function BloodPressureDiary(frame: PartProps) {
  const history = useBloodPressureHistory();
  const timeZone = useTimeZone();
  const form = useBloodPressureForm(timeZone);
  const removal = useRemoval();
  return (
    <DiaryScreen
      {...frame}
      {...form}
      {...removal}
      bloodPressure={mapRemote(toRemote(history), ({ pages }) =>
        pages.flatMap(({ items }) => items.map(toEntry)),
      )}
      hasOlderEntries={history.hasNextPage}
      isLoadingOlder={history.isFetchingNextPage}
      target={usualRange}
      now={useNow()}
      timeZone={timeZone}
      onRetry={() => void history.refetch()}
      onLoadOlder={() => void history.fetchNextPage()}
    />
  );
}

/** The form's state: closed, open with what the server last refused, or saving; and the dialog after a success. */
function useBloodPressureForm(timeZone: string) {
  const [isOpen, setIsOpen] = useState(false);
  const [savedEntry, setSavedEntry] = useState<BloodPressureEntry | null>(null);
  const { add, isPending, error, variables, reset } = useAddBloodPressure();

  async function save(reading: Omit<NewBloodPressure, 'timeZone'>): Promise<void> {
    const entry = await add({ ...reading, timeZone }).catch(() => null);
    if (!entry) return;
    setSavedEntry(toEntry(entry));
    setIsOpen(false);
  }

  const handed = variables?.body;
  const bloodPressureForm: BloodPressureFormState = isOpen
    ? {
        status: isPending ? 'saving' : 'open',
        errors: fieldsOf(error),
        message: error ? messageOf(error) : undefined,
        isUrgent: handed && categoryOf(handed.valueFrom, handed.valueTo) === 'urgent',
      }
    : { status: 'closed' };

  return {
    bloodPressureForm,
    savedEntry,
    onOpenForm: () => {
      reset();
      setIsOpen(true);
    },
    onCloseForm: () => setIsOpen(false),
    onSaveBloodPressure: (reading: Omit<NewBloodPressure, 'timeZone'>) => void save(reading),
    onHideSuccess: () => setSavedEntry(null),
  };
}

function useRemoval() {
  const { mutate, variables, isPending, error } = useDeleteBloodPressure();
  const uuid = variables?.params.path.id;
  const state = isPending ? 'deleting' : error ? 'failed' : null;
  return {
    deletion: uuid && state ? deletionOf(uuid, state, error) : null,
    onDeleteEntry: (id: string) => mutate({ params: { path: { id } } }),
  };
}

function deletionOf(uuid: string, status: 'deleting' | 'failed', error: unknown) {
  return status === 'deleting' ? { status, uuid } : { status, uuid, message: messageOf(error) };
}
