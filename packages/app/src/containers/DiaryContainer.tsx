import {
  DayDiaryScreen,
  type DiaryPart,
  DiaryScreen,
  MeasureDiaryScreen,
  type MeasureKind,
  type PendingEntriesProps,
} from '@vitalane/ui/screens/Diary';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../api/account.ts';
import { queryClient } from '../api/client.ts';
import { bloodPressureHistoryQuery } from '../api/diary.ts';
import { healthTargetsQuery } from '../api/targets.ts';
import { useNow } from '../shell/useNow.ts';
import { useToday } from '../shell/useToday.ts';
import { useBloodPressurePart } from './diary/useBloodPressurePart.ts';
import { useDayPart } from './diary/useDayPart.ts';
import type { Mending } from './diary/useEntryForm.ts';
import { useMeasurePart } from './diary/useMeasurePart.ts';
import { usePending } from './diary/usePending.ts';

/** Route `/Diary`; `?kind=` says which part is open, so that it can be linked to and gone back to. */
export function DiaryContainer() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('kind') ?? '';
  const [cameByTab, setCameByTab] = useState(false);
  const open = (part: DiaryPart) => setSearch(part === 'bloodPressure' ? {} : { kind: part });
  const { pending, ...mending } = usePending((kind) => {
    setCameByTab(false);
    open(kind);
  });
  const choose = (part: DiaryPart) => {
    setCameByTab(true);
    mending.endMending();
    open(part);
  };
  const part = { onChooseKind: choose, focusesTab: cameByTab, pending, mending };
  if (asked === 'day') return <DayDiary {...part} />;
  // Each measure has a form and answers of its own.
  if (isMeasure(asked)) return <MeasureDiary key={asked} kind={asked} {...part} />;
  return <BloodPressureDiary {...part} />;
}

DiaryContainer.ask = async () => {
  if (new URLSearchParams(location.search).has('kind')) return;
  await Promise.all([
    queryClient.prefetchInfiniteQuery(bloodPressureHistoryQuery()),
    queryClient.prefetchQuery(healthTargetsQuery()),
  ]);
};

const measures: readonly MeasureKind[] = ['sugar', 'weight', 'exercise', 'height'];

function isMeasure(kind: string): kind is MeasureKind {
  return measures.some((measure) => measure === kind);
}

interface PartProps {
  onChooseKind: (part: DiaryPart) => void;
  /** The part was opened by its tab, which keeps focus. */
  focusesTab: boolean;
  pending: PendingEntriesProps;
  mending: Mending;
}

function MeasureDiary({ kind, mending, ...frame }: PartProps & { kind: MeasureKind }) {
  const timeZone = useTimeZone();
  const measure = useMeasurePart(kind, timeZone, mending);
  return <MeasureDiaryScreen {...measure} {...frame} timeZone={timeZone} now={useNow()} />;
}

function BloodPressureDiary({ mending, ...frame }: PartProps) {
  const timeZone = useTimeZone();
  const part = useBloodPressurePart(timeZone, mending);
  return <DiaryScreen {...part} {...frame} timeZone={timeZone} now={useNow()} />;
}

/** `date=` says which day is open; without it, or for a day to come, today. */
function DayDiary({ mending: _mending, ...frame }: PartProps) {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const asked = search.get('date') ?? '';
  const date = isDay(asked) && asked <= today ? asked : today;
  const chooseDate = (day: string) => setSearch({ kind: 'day', date: day });
  return <DayDiaryScreen {...useDayPart(date)} {...frame} {...{ date, today }} onChooseDate={chooseDate} />;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
