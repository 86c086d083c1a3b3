import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { ScoreRing } from '../../patterns/ScoreRing/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { AdviceCard } from './AdviceCard.tsx';
import { DiagnosesCard } from './DiagnosesCard.tsx';
import { homeOverviewCopy } from './HomeOverview.copy.ts';
import type { HomeOverviewProps } from './HomeOverview.types.ts';
import * as styles from './HomeScreen.css.ts';

const { score: copy } = homeOverviewCopy;

/** Where a patient stands, what they can do about it, and what they have. */
export function HomeOverview(props: HomeOverviewProps) {
  return (
    <div className={styles.overview}>
      <Stack gap="lg">
        <ScoreCard score={props.score} onRetryScore={props.onRetryScore} />
        <DiagnosesCard {...props} />
      </Stack>
      <AdviceCard {...props} />
    </div>
  );
}

function ScoreCard({ score, onRetryScore }: Pick<HomeOverviewProps, 'score' | 'onRetryScore'>) {
  return (
    <Card title={copy.title}>
      <RemoteView value={score} skeleton={<Skeleton shape="tile" />} onRetry={onRetryScore}>
        {({ score: points, band }) => {
          const words = band ? copy.bands[band] : undefined;
          return (
            <Stack gap="sm" align="center">
              <ScoreRing label={copy.title} score={points} word={words?.word} tone={words?.tone} />
              {points === null ? <Text tone="muted">{copy.unknown}</Text> : null}
              <Link href="/Reports">{copy.made}</Link>
            </Stack>
          );
        }}
      </RemoteView>
    </Card>
  );
}
