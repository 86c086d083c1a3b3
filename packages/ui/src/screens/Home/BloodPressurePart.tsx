import { toDate } from '@vitalane/time';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { LineChart } from '../../patterns/LineChart/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { StatTile } from '../../patterns/StatTile/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { bloodPressureCopy } from '../shared/bloodPressure.copy.ts';
import type { BloodPressureEntry, BloodPressureTarget } from '../shared/bloodPressure.types.ts';
import { bloodPressureSeries } from '../shared/bloodPressureSeries.ts';
import { dayLabel } from '../shared/dates.ts';
import { homeCopy as copy } from './HomeScreen.copy.ts';
import * as styles from './HomeScreen.css.ts';

interface BloodPressurePartProps {
  bloodPressure: Remote<readonly BloodPressureEntry[]>;
  now: string;
  timeZone: string;
  target: BloodPressureTarget | null;
  averageVerdict: string | null;
  diaryHref: string;
  onRetryBloodPressure: () => void;
}

/** Shows the latest reading beside a chart of the last 30 days. */
export function BloodPressurePart(props: BloodPressurePartProps) {
  const { bloodPressure, now, timeZone, target, averageVerdict, diaryHref } = props;
  return (
    <RemoteView
      value={bloodPressure}
      skeleton={<PressureSkeleton />}
      empty={<EmptyState title={copy.empty.title}>{copy.empty.text}</EmptyState>}
      isEmpty={(entries) => entries.length === 0}
      onRetry={props.onRetryBloodPressure}
    >
      {(entries) => (
        <div className={styles.pressure}>
          {entries[0] ? (
            <LatestReading entry={entries[0]} today={toDate(now, timeZone)} href={diaryHref} />
          ) : null}
          <Card>
            <LineChart
              title={copy.chartTitle}
              headingLevel={2}
              series={bloodPressureSeries(entries, target)}
              verdict={averageVerdict}
              unit={bloodPressureCopy.unit}
              timeZone={timeZone}
            />
          </Card>
        </div>
      )}
    </RemoteView>
  );
}

function LatestReading({ entry, today, href }: { entry: BloodPressureEntry; today: string; href: string }) {
  return (
    <StatTile
      label={copy.latest}
      value={`${entry.valueFrom}/${entry.valueTo}`}
      unit={bloodPressureCopy.unit}
      time={`${dayLabel(entry.date, today)} ${entry.time}`}
      {...(entry.range && {
        range: entry.range.position,
        rangeLabel: entry.range.label,
        isUrgent: entry.range.isUrgent ?? false,
      })}
      href={href}
    />
  );
}

function PressureSkeleton() {
  return (
    <div className={styles.pressure}>
      <Skeleton shape="tile" />
      <Skeleton shape="chart" />
    </div>
  );
}
