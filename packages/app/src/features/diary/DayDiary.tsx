import { isCivilDate } from '@vitalane/time';
import { DayDiaryScreen } from '@vitalane/ui/screens/Diary';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../shell/useToday.ts';
import type { PartProps } from './part.ts';
import { useDayPart } from './useDayPart.ts';

/** Everything of one day. `date=` says which day is open; without it, or for a day to come, today. */
export function DayDiary({ editing: _editing, ...frame }: PartProps) {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const asked = search.get('date') ?? '';
  const date = isCivilDate(asked) && asked <= today ? asked : today;
  const chooseDate = (day: string) => setSearch({ kind: 'day', date: day });
  return <DayDiaryScreen {...useDayPart(date)} {...frame} {...{ date, today }} onChooseDate={chooseDate} />;
}
