import { RangeBadge } from '../../patterns/RangeBadge/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { bloodPressureCopy } from '../shared/bloodPressure.copy.ts';
import type { BloodPressureCategory } from '../shared/bloodPressure.types.ts';
import { rangePosition } from '../shared/rangePosition.ts';
import { diaryCopy } from './DiaryScreen.copy.ts';
import * as styles from './DiaryScreen.css.ts';

const { average: copy } = diaryCopy;

/** The average of the last seven days with readings, as home monitoring works it out. */
export interface BloodPressureAverage {
  systolicMmHg: number;
  diastolicMmHg: number;
  category: BloodPressureCategory;
  /** Days with readings among the seven. */
  daysRecorded: number;
  readingsUsed: number;
  /** `full` leaves the first day out; `preliminary` rests on too few readings to be relied on. */
  quality: 'full' | 'preliminary';
}

/** The average that says more than any single reading, and how much it rests on. */
export function AverageCard({ average }: { average: BloodPressureAverage }) {
  const { systolicMmHg, diastolicMmHg, category, daysRecorded, readingsUsed, quality } = average;
  return (
    <Card title={copy.title}>
      <Stack gap="sm">
        <div className={styles.average}>
          <p>
            <span className={styles.averageFigure}>{`${systolicMmHg}/${diastolicMmHg}`}</span>{' '}
            <span className={styles.unit}>{bloodPressureCopy.unit}</span>
          </p>
          <RangeBadge position={rangePosition[category]} label={bloodPressureCopy.category[category]} />
        </div>
        <Text tone="muted">{copy.basis[quality](readingsUsed, daysRecorded)}</Text>
      </Stack>
    </Card>
  );
}
