import { Stack } from '../../primitives/Stack/index.ts';
import { AdviceCard } from './AdviceCard.tsx';
import { DiagnosesCard } from './DiagnosesCard.tsx';
import type { HomeOverviewProps } from './HomeOverview.types.ts';
import * as styles from './HomeScreen.css.ts';
import { ScoreCard } from './ScoreCard.tsx';

/** Where a patient stands, what they can do about it, and what they have. */
export function HomeOverview(props: HomeOverviewProps) {
  return (
    <div className={styles.overview}>
      <ScoreCard score={props.score} onRetryScore={props.onRetryScore} />
      <Stack gap="lg">
        <AdviceCard {...props} />
        <DiagnosesCard {...props} />
      </Stack>
    </div>
  );
}
