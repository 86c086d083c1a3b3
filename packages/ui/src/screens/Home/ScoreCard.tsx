import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { ScoreRing } from '../../patterns/ScoreRing/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Link, useHrefTo } from '../../primitives/Link/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { homeOverviewCopy } from './HomeOverview.copy.ts';
import type { HomeOverviewProps, HomeScore } from './HomeOverview.types.ts';
import * as styles from './HomeScreen.css.ts';

const { score: copy } = homeOverviewCopy;

/** Shows the health score with the points of its areas and missing inputs, or the reason why there is no score. */
export function ScoreCard({ score, onRetryScore }: Pick<HomeOverviewProps, 'score' | 'onRetryScore'>) {
  const hrefTo = useHrefTo();
  return (
    <Card title={copy.title}>
      <RemoteView value={score} skeleton={<Skeleton shape="tile" />} onRetry={onRetryScore}>
        {(known) => (
          <Stack gap="md">
            {known.withheld ? (
              <Text>{known.withheld}</Text>
            ) : (
              <>
                <Ring {...known} />
                <Parts {...known} />
                <Missing {...known} />
              </>
            )}
            <Link href={hrefTo('reports')}>{copy.reports}</Link>
          </Stack>
        )}
      </RemoteView>
    </Card>
  );
}

function Ring({ score, band }: HomeScore) {
  const words = band ? copy.bands[band] : undefined;
  return (
    <Stack gap="sm" align="center">
      <ScoreRing label={copy.title} score={score} word={words?.word} tone={words?.tone} />
      {score === null ? <Text tone="muted">{copy.unknown}</Text> : null}
    </Stack>
  );
}

function Parts({ parts }: HomeScore) {
  const counted = parts.filter(({ points }) => points !== null);
  if (counted.length === 0) return null;
  return (
    <section>
      <Heading level={3} size="h4">
        {copy.made}
      </Heading>
      <dl className={styles.parts}>
        {counted.map(({ label, points, note }) => (
          <div key={label} className={styles.part}>
            <dt>{label}</dt>
            <dd className={styles.points}>{copy.points(points ?? 0)}</dd>
            {note ? <dd className={styles.partNote}>{note}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Missing({ missing }: HomeScore) {
  if (missing.length === 0) return null;
  return (
    <section>
      <Heading level={3} size="h4">
        {copy.missing}
      </Heading>
      <ul className={styles.list}>
        {missing.map(({ why, answer }) => (
          <li key={why} className={styles.item}>
            <Text weight="medium">{why}</Text>
            <Text tone="muted">{answer}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
