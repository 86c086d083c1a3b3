import { RangeBadge } from '../../patterns/RangeBadge/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { bloodPressureCopy } from '../shared/bloodPressure.copy.ts';
import type { PressureRange } from '../shared/bloodPressure.types.ts';
import { diaryCopy } from './DiaryScreen.copy.ts';
import * as styles from './DiaryScreen.css.ts';

const { average: copy } = diaryCopy;

/** The average of the last seven days with readings, as home monitoring works it out. */
export interface BloodPressureAverage {
  systolicMmHg: number;
  diastolicMmHg: number;
  /** Against the person's goal, or in the usual bands where there is none; null where no band applies to the person. */
  range: PressureRange | null;
  /** The same verdict as a sentence, for the chart; null where no band applies to the person. */
  verdict: string | null;
  /** How many readings it rests on, and what makes it firmer. */
  basis: string;
}

/** Shows the average and the number of readings that it is based on. */
export function AverageCard({ average }: { average: BloodPressureAverage }) {
  const { systolicMmHg, diastolicMmHg, range, basis } = average;
  return (
    <Card title={copy.title}>
      <Stack gap="sm">
        <div className={styles.average}>
          <p>
            <span className={styles.averageFigure}>{`${systolicMmHg}/${diastolicMmHg}`}</span>{' '}
            <span className={styles.unit}>{bloodPressureCopy.unit}</span>
          </p>
          {range ? <RangeBadge {...range} /> : null}
        </div>
        <Text tone="muted">{basis}</Text>
      </Stack>
    </Card>
  );
}
