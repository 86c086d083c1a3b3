import { LineChart } from '../../patterns/LineChart/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { bloodPressureCopy } from '../shared/bloodPressure.copy.ts';
import type { BloodPressureEntry, BloodPressureTarget } from '../shared/bloodPressure.types.ts';
import { bloodPressureSeries } from '../shared/bloodPressureSeries.ts';
import { needsUrgentAdvice } from '../shared/needsUrgentAdvice.ts';
import { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
import { useFocusWhenLost } from '../shared/useFocusWhenLost.ts';
import { diaryCopy as copy } from './DiaryScreen.copy.ts';
import * as styles from './DiaryScreen.css.ts';
import type { Deletion } from './DiaryScreen.types.ts';
import { ReadingList } from './ReadingList.tsx';

interface ReadingsProps {
  /** Newest first, at least one. */
  entries: readonly BloodPressureEntry[];
  hasOlderEntries: boolean;
  isLoadingOlder: boolean;
  target: BloodPressureTarget;
  /** The present instant, ISO 8601 in UTC. */
  now: string;
  timeZone: string;
  /** `YYYY-MM-DD`. */
  today: string;
  deletion: Deletion | null;
  onLoadOlder: () => void;
  onDeleteEntry: (uuid: string) => void;
}

/** The course as a chart and every reading by day. Advice comes first while the newest reading is a crisis. */
export function Readings({ entries, target, now, timeZone, ...props }: ReadingsProps) {
  const heading = useFocusWhenLost<HTMLHeadingElement>(entries.length);
  return (
    <Stack gap="xl">
      {needsUrgentAdvice(entries, now) ? <UrgentAdvice /> : null}
      <div className={styles.columns}>
        <div className={styles.chart}>
          <Card>
            <LineChart
              title={copy.chartTitle}
              headingLevel={2}
              series={bloodPressureSeries(entries, target)}
              unit={bloodPressureCopy.unit}
              timeZone={timeZone}
            />
          </Card>
        </div>
        <Stack gap="md">
          <Heading level={2} tabIndex={-1} ref={heading}>
            {copy.listHeading}
          </Heading>
          <ReadingList {...props} entries={entries} />
          {props.hasOlderEntries ? (
            <div>
              <Button variant="soft" isPending={props.isLoadingOlder} onPress={props.onLoadOlder}>
                {copy.loadOlder}
              </Button>
            </div>
          ) : null}
        </Stack>
      </div>
    </Stack>
  );
}
