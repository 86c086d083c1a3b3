import type { ReactNode } from 'react';
import { DownloadIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { LoadMore } from '../shared/LoadMore.tsx';
import { useFocusWhenLost } from '../shared/useFocusWhenLost.ts';
import * as styles from './DiaryScreen.css.ts';
import { EntryList } from './EntryList.tsx';
import { entriesCopy as copy } from './entries.copy.ts';
import type { DiaryEntry, EntriesProps } from './entries.types.ts';

interface Props extends EntriesProps {
  /** The course of the entries. */
  chart: ReactNode;
  heading: string;
  loadOlder: string;
  /** Newest first, at least one. */
  entries: readonly DiaryEntry[];
  unit: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Left out where entries cannot be deleted. */
  onDelete?: (uuid: string) => void;
}

/** The course as a chart beside every entry by day. */
export function Entries({ chart, heading: words, loadOlder, ...props }: Props) {
  const { entries, exporting } = props;
  const heading = useFocusWhenLost<HTMLHeadingElement>(entries.length);
  return (
    <div className={styles.columns}>
      <div className={styles.chart}>
        <Stack gap="md">
          <TargetsFailure {...props} />
          <Card>{chart}</Card>
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
        {exporting.status === 'failed' ? (
          <Banner tone="error">{copy.exporting.failed(exporting.message)}</Banner>
        ) : null}
        <EntryList {...props} />
        <LoadMore hasMore={props.hasOlderEntries} isLoading={props.isLoadingOlder} onLoad={props.onLoadOlder}>
          {loadOlder}
        </LoadMore>
      </Stack>
    </div>
  );
}

function TargetsFailure({ targetsFailure, onRetryTargets }: EntriesProps) {
  if (targetsFailure === null) return null;
  const retry = (
    <Button variant="soft" size="sm" onPress={onRetryTargets}>
      {copy.retry}
    </Button>
  );
  return (
    <Banner tone="warning" actions={retry}>
      {copy.targetsFailed(targetsFailure)}
    </Banner>
  );
}
