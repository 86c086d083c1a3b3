import type { AuditEntry } from '@vitalane/contract';
import { addMs, dayMs, formatInstant } from '@vitalane/time';
import { mapRemote } from '@vitalane/ui';
import {
  AuditTrailScreen,
  type TrailEntry,
  type TrailFilter,
  type TrailPeriod,
} from '@vitalane/ui/screens/AuditTrail';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../../api/account.ts';
import { entriesIn } from '../../lib/paged.ts';
import { toRemote } from '../../lib/remote.ts';
import { type TrailQuery, useAuditTrail } from './api.ts';

const lengthsMs: Readonly<Record<TrailPeriod, number | null>> = {
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
  all: null,
};
const initial: TrailFilter = { action: '', period: 'week' };

/** Route `/AuditTrail`; `?account=` narrows it to one account. */
export function AuditTrailContainer() {
  const [search, setSearch] = useSearchParams();
  const account = search.get('account');
  const [filter, setFilter] = useState(initial);
  const [query, setQuery] = useState(() => toQuery(initial));
  const trail = useAuditTrail({ ...query, ...(account && { accountId: account }) });
  const timeZone = useTimeZone();
  const lines = entriesIn(trail.data);
  return (
    <AuditTrailScreen
      entries={mapRemote(toRemote(trail), (list) => entriesIn(list).map((entry) => toEntry(entry, timeZone)))}
      filter={filter}
      accountName={account ? nameIn(lines, account) : undefined}
      isFiltering={trail.isFetching && !trail.isFetchingNextPage}
      hasOlder={trail.hasNextPage}
      isLoadingOlder={trail.isFetchingNextPage}
      onFilter={(next) => {
        setFilter(next);
        setQuery(toQuery(next));
      }}
      onShowEverybody={() => setSearch({})}
      onRetry={() => void trail.refetch()}
      onLoadOlder={() => void trail.fetchNextPage()}
    />
  );
}

/** Computes the period once when the filter is set, so that all pages of a list use the same start. */
function toQuery({ action, period }: TrailFilter): TrailQuery {
  const lengthMs = lengthsMs[period];
  return {
    ...(action && { action }),
    ...(lengthMs !== null && { from: addMs(Date.now(), -lengthMs).toISOString() }),
  };
}

function nameIn(lines: readonly AuditEntry[], uuid: string): string {
  const people = lines.flatMap(({ actor, subject }) => [actor, subject]);
  return people.find((person) => person?.uuid === uuid)?.fullName ?? 'this account';
}

function toEntry(
  { uuid, at, action, outcome, actor, subject, reason }: AuditEntry,
  timeZone: string,
): TrailEntry {
  return { uuid, when: formatInstant(at, timeZone, 'exact'), action, outcome, actor, subject, reason };
}
