import { mapRemote } from '@vitalane/ui';
import { AdviceHistoryScreen, type AdviceHistoryScreenProps } from '@vitalane/ui/screens/AdviceHistory';
import { useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../../api/account.ts';
import { toRemote } from '../../api/remote.ts';
import { useToday } from '../../shell/useToday.ts';
import { toShownReport } from './adviceHistory.ts';
import type { useShownAdvice } from './api.ts';

/** Keeps the day in the address, so that it can be linked to and gone back to. */
export function useDay() {
  const [search, setSearch] = useSearchParams();
  const onDay = (day: string) => setSearch(day === '' ? {} : { on: day }, { replace: true });
  return { day: search.get('on') ?? '', onDay };
}

type HistoryProps = Pick<AdviceHistoryScreenProps, 'reader' | 'back' | 'day' | 'onDay'> & {
  advice: ReturnType<typeof useShownAdvice>;
};

/** What reports said earlier, of the person or of a doctor's patient. */
export function AdviceHistory({ advice, ...props }: HistoryProps) {
  const timeZone = useTimeZone();
  return (
    <AdviceHistoryScreen
      {...props}
      advice={mapRemote(toRemote(advice), ({ pages }) =>
        pages.flatMap(({ items }) => items.map((item) => toShownReport(item, timeZone))),
      )}
      today={useToday()}
      hasOlder={advice.hasNextPage}
      isLoadingOlder={advice.isFetchingNextPage}
      onLoadOlder={() => void advice.fetchNextPage()}
      onRetry={() => void advice.refetch()}
    />
  );
}
