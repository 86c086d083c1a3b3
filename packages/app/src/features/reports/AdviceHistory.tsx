import { mapRemote } from '@vitalane/ui';
import { AdviceHistoryScreen, type AdviceHistoryScreenProps } from '@vitalane/ui/screens/AdviceHistory';
import { useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../../api/account.ts';
import { useToday } from '../../api/useToday.ts';
import { entriesIn } from '../../lib/paged.ts';
import { toRemote } from '../../lib/remote.ts';
import { toShownReport } from './adviceHistory.ts';
import type { useShownAdvice } from './api.ts';

/** Returns the day from the search parameters, so that links and the back button work. */
export function useDay() {
  const [search, setSearch] = useSearchParams();
  const onDay = (day: string) => setSearch(day === '' ? {} : { on: day }, { replace: true });
  return { day: search.get('on') ?? '', onDay };
}

type HistoryProps = Pick<AdviceHistoryScreenProps, 'reader' | 'back' | 'day' | 'onDay'> & {
  advice: ReturnType<typeof useShownAdvice>;
};

/** Earlier advice of the reports, for the patient or a patient of the doctor. */
export function AdviceHistory({ advice, ...props }: HistoryProps) {
  const timeZone = useTimeZone();
  return (
    <AdviceHistoryScreen
      {...props}
      advice={mapRemote(toRemote(advice), (list) =>
        entriesIn(list).map((item) => toShownReport(item, timeZone)),
      )}
      today={useToday()}
      hasOlder={advice.hasNextPage}
      isLoadingOlder={advice.isFetchingNextPage}
      onLoadOlder={() => void advice.fetchNextPage()}
      onRetry={() => void advice.refetch()}
    />
  );
}
