import type { ReactNode } from 'react';
import { DownloadIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { NamedZone } from '../../patterns/NamedZone/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { DiaryEntry } from '../shared/readings/entry.types.ts';
import * as styles from './DiaryScreen.css.ts';
import { EntryList } from './EntryList.tsx';
import type { EntryActions } from './EntryRow.tsx';
import { entriesCopy as copy } from './entries.copy.ts';
import type { EntriesProps } from './entries.types.ts';
import { EntryGroups } from './period/EntryGroups.tsx';
import { PeriodControl, periodCopy } from './period/index.ts';

interface Props<Entry extends DiaryEntry> extends EntriesProps, EntryActions {
  /** Chart of the entries. */
  chart: ReactNode;
  heading: string;
  /** Entries of the period, newest first. */
  entries: readonly Entry[];
  /** Returns a summary of a week, month or year, such as “14 entries, average 131/79 mmHg”. */
  summaryOf: (entries: readonly Entry[]) => string;
  unit: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Renders the entries of a period: a chart, and beside it a list by week and day. */
export function Entries<Entry extends DiaryEntry>({ chart, heading: words, ...props }: Props<Entry>) {
  const { entries, period, exporting, summaryOf, targetsFailure } = props;
  const heading = useFocusWhenLost<HTMLHeadingElement>(entries.length);
  return (
    <Stack gap="lg">
      <PeriodControl {...props} />
      <LoadFailure
        message={period.failure && periodCopy.failed(period.failure)}
        onRetry={props.onRetryPeriod}
      />
      <div className={styles.columns}>
        <div className={styles.chart}>
          <Stack gap="md">
            <LoadFailure
              message={targetsFailure && copy.targetsFailed(targetsFailure)}
              onRetry={props.onRetryTargets}
            />
            <Card>{period.isLoading ? <Skeleton shape="chart" /> : chart}</Card>
          </Stack>
        </div>
        <Stack gap="md">
          <div className={styles.listHead}>
            <Heading level={2} tabIndex={-1} ref={heading}>
              {words}
            </Heading>
            <Button
              variant="quiet"
              leadingIcon={<DownloadIcon size={18} />}
              isPending={exporting.status === 'working'}
              onPress={props.onExport}
            >
              {copy.exporting.action}
            </Button>
          </div>
          {entries.length > 0 ? <NamedZone moments={entries} /> : null}
          {exporting.status === 'failed' ? (
            <Banner tone="error">{copy.exporting.failed(exporting.message)}</Banner>
          ) : null}
          {entries.length === 0 && !period.isLoading ? <Text tone="muted">{periodCopy.none}</Text> : null}
          <EntryGroups entries={entries} period={period} summaryOf={summaryOf}>
            {(ofGroup) => <EntryList {...props} entries={ofGroup} />}
          </EntryGroups>
          {period.isLoading ? <Skeleton shape="tile" /> : null}
        </Stack>
      </div>
    </Stack>
  );
}

interface LoadFailureProps {
  /** Error text; `null` shows nothing. */
  message: string | null;
  onRetry: () => void;
}

function LoadFailure({ message, onRetry }: LoadFailureProps) {
  if (message === null) return null;
  const retry = (
    <Button variant="soft" size="sm" onPress={onRetry}>
      {copy.retry}
    </Button>
  );
  return (
    <Banner tone="warning" actions={retry}>
      {message}
    </Banner>
  );
}
