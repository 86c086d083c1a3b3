import { isCivilDate } from '@vitalane/time';
import { DayDiaryScreen } from '@vitalane/ui/screens/Diary';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../api/useToday.ts';
import type { PartProps } from './part.ts';
import { useDayPart } from './useDayPart.ts';

/** Diary of one day. `date=` is the open day; defaults to today, also for a future day. */
export function DayDiary({ editing, ...frame }: PartProps) {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const requestedDate = search.get('date') ?? '';
  const date = isCivilDate(requestedDate) && requestedDate <= today ? requestedDate : today;
  const chooseDate = (day: string) => setSearch({ kind: 'day', date: day });
  return (
    <DayDiaryScreen
      {...useDayPart(date, editing)}
      {...frame}
      date={date}
      today={today}
      onChooseDate={chooseDate}
    />
  );
}
