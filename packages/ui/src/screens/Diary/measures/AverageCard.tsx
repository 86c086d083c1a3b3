import { RangeBadge } from '../../../patterns/RangeBadge/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ReadingRange } from '../../shared/readings/entry.types.ts';
import { diaryCopy } from '../DiaryScreen.copy.ts';
import * as styles from '../DiaryScreen.css.ts';

const { average: copy } = diaryCopy;

/** Average of the last seven days with readings, by the rules of home monitoring. */
export interface ReadingAverage {
  /** Formatted value without unit: “128/80”. */
  text: string;
  /** Range relative to the patient's goal, or else to the usual bands; `null` if no band applies. */
  range: ReadingRange | null;
  /** Assessment as a sentence for the chart; `null` if no band applies. */
  verdict: string | null;
  /** Number of readings, and how to make the average more reliable. */
  basis: string;
}

/** Shows the average and the number of readings that it is based on. */
export function AverageCard({ average, unit }: { average: ReadingAverage; unit: string }) {
  const { text, range, basis } = average;
  return (
    <Card title={copy.title}>
      <Stack gap="sm">
        <div className={styles.average}>
          <p>
            <span className={styles.averageFigure}>{text}</span> <span className={styles.unit}>{unit}</span>
          </p>
          {range ? <RangeBadge {...range} /> : null}
        </div>
        <Text tone="muted">{basis}</Text>
      </Stack>
    </Card>
  );
}
