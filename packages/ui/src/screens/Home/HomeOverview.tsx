import { Stack } from '../../primitives/Stack/index.ts';
import { AdviceCard } from './AdviceCard.tsx';
import { DiagnosesCard } from './DiagnosesCard.tsx';
import type { HomeOverviewProps } from './HomeOverview.types.ts';
import * as styles from './HomeScreen.css.ts';
import { ScoreCard } from './ScoreCard.tsx';

/** Renders the health score, recommendations and diagnoses. */
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
