import {
  type DiaryKind,
  type DiaryPart,
  DiaryScreen,
  type MeasureKind,
  measureKinds,
} from '@vitalane/ui/screens/Diary';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../../api/account.ts';
import { queryClient } from '../../api/client.ts';
import { healthTargetsQuery } from '../../api/targets.ts';
import { unitsOfMeasurementQuery } from '../../api/units.ts';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { useNow } from '../../lib/useNow.ts';
import { historyQuery } from '../../measures/api.ts';
import type { PartProps } from './part.ts';
import { useBloodPressurePart } from './useBloodPressurePart.ts';
import { usePending } from './usePending.ts';

// The diary opens with blood pressure; the other parts are loaded with their tabs.
const measureDiary = lazyComponent(async () => (await import('./MeasureDiary.tsx')).MeasureDiary);
const dayDiary = lazyComponent(async () => (await import('./DayDiary.tsx')).DayDiary);

/** Route `/Diary`; `?kind=` is the open part, so that links and the back button work. */
export function DiaryContainer() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('kind') ?? '';
  const [openedByTab, setOpenedByTab] = useState(false);
  const openPart = isMeasure(asked) || asked === 'day' ? asked : 'bloodPressure';
  const open = useCallback(
    (part: DiaryPart) => setSearch(part === 'bloodPressure' ? {} : { kind: part }),
    [setSearch],
  );
  const openForm = useCallback(
    (kind: DiaryKind) => {
      setOpenedByTab(false);
      // The open part keeps its period.
      if (kind !== openPart) open(kind);
    },
    [openPart, open],
  );
  const { pending, editing } = usePending(openForm);
  const choose = (part: DiaryPart) => {
    setOpenedByTab(true);
    editing.endEditing();
    open(part);
  };
  const part = { onChooseKind: choose, focusesTab: openedByTab, pending, editing };
  if (openPart === 'day') return <dayDiary.Component {...part} />;
  // Each measure has its own form and data.
  if (openPart !== 'bloodPressure')
    return <measureDiary.Component key={openPart} kind={openPart} {...part} />;
  return <BloodPressureDiary {...part} />;
}

DiaryContainer.preload = async () => {
  const asked = new URLSearchParams(location.search).get('kind') ?? '';
  if (asked === 'day') return await dayDiary.load();
  if (isMeasure(asked)) return await measureDiary.load();
  return await Promise.all([
    queryClient.prefetchInfiniteQuery(historyQuery('bloodPressure')),
    queryClient.prefetchQuery(healthTargetsQuery()),
    queryClient.prefetchQuery(unitsOfMeasurementQuery()),
  ]);
};

function isMeasure(kind: string): kind is MeasureKind {
  return measureKinds.some((measure) => measure === kind);
}

function BloodPressureDiary({ editing, ...frame }: PartProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const part = useBloodPressurePart(timeZone, now, editing);
  return <DiaryScreen {...part} {...frame} timeZone={timeZone} now={now} />;
}
