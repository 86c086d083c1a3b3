import { toDate } from '@vitalane/time';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { LineChart } from '../../patterns/LineChart/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { StatTile } from '../../patterns/StatTile/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { dayLabel } from '../shared/dates.ts';
import type { ReadingEntry } from '../shared/readings/entry.types.ts';
import { type BloodPressureTarget, pressureParts, pressureUnit } from '../shared/readings/pressureParts.ts';
import { readingSeries } from '../shared/readings/readingSeries.ts';
import { homeCopy as copy } from './HomeScreen.copy.ts';

interface BloodPressurePartProps {
  bloodPressure: Remote<readonly ReadingEntry[]>;
  now: string;
  timeZone: string;
  target: BloodPressureTarget | null;
  averageVerdict: string | null;
  diaryHref: string;
  onRetryBloodPressure: () => void;
}

/** Shows the readings of the last 30 days. */
export function BloodPressurePart(props: BloodPressurePartProps) {
  const { bloodPressure, timeZone, target, averageVerdict } = props;
  return (
    <RemoteView
      value={bloodPressure}
      skeleton={<Skeleton shape="chart" />}
      empty={<EmptyState title={copy.empty.title}>{copy.empty.text}</EmptyState>}
      isEmpty={(entries) => entries.length === 0}
      onRetry={props.onRetryBloodPressure}
    >
      {(entries) => (
        <Card>
          <LineChart
            title={copy.chartTitle}
            headingLevel={2}
            series={readingSeries(pressureParts(target), entries)}
            verdict={averageVerdict}
            unit={pressureUnit}
            timeZone={timeZone}
          />
        </Card>
      )}
    </RemoteView>
  );
}

type LatestReadingProps = Pick<BloodPressurePartProps, 'bloodPressure' | 'now' | 'timeZone' | 'diaryHref'>;

/** Shows the latest reading, if there is one; `BloodPressurePart` says why there is none. */
export function LatestReading({ bloodPressure, now, timeZone, diaryHref }: LatestReadingProps) {
  if (bloodPressure.status === 'loading') return <Skeleton shape="tile" />;
  const entry = bloodPressure.status === 'ready' ? bloodPressure.data[0] : undefined;
  if (!entry) return null;
  const { text, date, time, range } = entry;
  return (
    <StatTile
      label={copy.latest}
      value={text}
      unit={pressureUnit}
      time={`${dayLabel(date, toDate(now, timeZone))} ${time}`}
      {...(range && {
        range: range.position,
        rangeLabel: range.label,
        isUrgent: range.isUrgent ?? false,
      })}
      href={diaryHref}
    />
  );
}
