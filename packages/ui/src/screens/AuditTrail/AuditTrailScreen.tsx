import { SecurityIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { LoadMore } from '../shared/LoadMore.tsx';
import { auditTrailCopy as copy } from './AuditTrailScreen.copy.ts';
import type { TrailEntry, TrailFilter } from './AuditTrailScreen.types.ts';
import { FilterForm } from './FilterForm.tsx';
import { TrailTable } from './TrailTable.tsx';

/** Props of `AuditTrailScreen`. */
export interface AuditTrailScreenProps {
  /** Entries of the trail, newest first. */
  entries: Remote<readonly TrailEntry[]>;
  /** Current filter. */
  filter: TrailFilter;
  /** Name of the account to which the trail is filtered. */
  accountName?: string;
  /** Whether the results of a new filter are loading. */
  isFiltering: boolean;
  /** Whether older entries can be loaded. */
  hasOlder: boolean;
  /** Whether older entries are being loaded. */
  isLoadingOlder: boolean;
  /** Called with a new filter. */
  onFilter: (filter: TrailFilter) => void;
  /** Called to remove the account filter. */
  onShowEverybody: () => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called to load older entries. */
  onLoadOlder: () => void;
}

/** Renders route `/AuditTrail`, for admins: all recorded actions with actor and time. */
export function AuditTrailScreen(props: AuditTrailScreenProps) {
  const { accountName, filter } = props;
  return (
    <Page title={copy.title} lead={copy.lead}>
      {accountName ? (
        <Banner
          tone="info"
          actions={
            <Button variant="quiet" size="sm" onPress={props.onShowEverybody}>
              {copy.filter.everybody}
            </Button>
          }
        >
          {copy.filter.account(accountName)}
        </Banner>
      ) : null}
      <FilterForm filter={filter} isPending={props.isFiltering} onFilter={props.onFilter} />
      <RemoteView
        value={props.entries}
        skeleton={<Skeleton shape="chart" />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState icon={<SecurityIcon size={28} />} title={copy.empty}>
            {copy.emptyText}
          </EmptyState>
        }
        onRetry={props.onRetry}
      >
        {(all) => (
          <Stack gap="md">
            <Card>
              <TrailTable entries={all} />
            </Card>
            <LoadMore hasMore={props.hasOlder} isLoading={props.isLoadingOlder} onLoad={props.onLoadOlder}>
              {copy.older}
            </LoadMore>
          </Stack>
        )}
      </RemoteView>
    </Page>
  );
}
