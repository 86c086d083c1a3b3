import { type DiaryPart, DiaryScreen, type MeasureKind, measureKinds } from '@vitalane/ui/screens/Diary';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../../api/account.ts';
import { queryClient } from '../../api/client.ts';
import { healthTargetsQuery } from '../../api/targets.ts';
import { unitsOfMeasurementQuery } from '../../api/units.ts';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { useNow } from '../../lib/useNow.ts';
import { historyQuery } from './api.ts';
import type { PartProps } from './part.ts';
import { useMeasurePart } from './useMeasurePart.ts';
import { usePending } from './usePending.ts';

// The day is loaded with its tab.
const dayDiary = lazyComponent(async () => (await import('./DayDiary.tsx')).DayDiary);

/** Route `/Diary`; `?kind=` is the open part, so that links and the back button work. */
export function DiaryContainer() {
  const [search, setSearch] = useSearchParams();
  const openPart = partIn(search);
  const [openedByTab, setOpenedByTab] = useState(false);
  const open = useCallback(
    (part: DiaryPart) => setSearch(part === 'bloodPressure' ? {} : { kind: part }),
    [setSearch],
  );
  const openForm = useCallback(
    (kind: MeasureKind) => {
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
  return <MeasureDiary key={openPart} kind={openPart} {...part} />;
}

DiaryContainer.preload = async () => {
  const part = partIn(new URLSearchParams(location.search));
  if (part === 'day') return await dayDiary.load();
  return await Promise.all([
    queryClient.prefetchInfiniteQuery(historyQuery(part)),
    queryClient.prefetchQuery(healthTargetsQuery()),
    queryClient.prefetchQuery(unitsOfMeasurementQuery()),
  ]);
};

function partIn(search: URLSearchParams): DiaryPart {
  const asked = search.get('kind');
  return measureKinds.find((kind) => kind === asked) ?? (asked === 'day' ? asked : 'bloodPressure');
}

function MeasureDiary({ kind, editing, ...frame }: PartProps & { kind: MeasureKind }) {
  const clock = { timeZone: useTimeZone(), now: useNow() };
  return <DiaryScreen {...useMeasurePart(kind, clock, editing)} {...frame} {...clock} />;
}
