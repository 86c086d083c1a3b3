import { ScoreRing } from '../../patterns/ScoreRing/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { reportsCopy as copy } from './ReportsScreen.copy.ts';
import * as styles from './ReportsScreen.css.ts';
import type { HealthScoreView } from './ReportsScreen.types.ts';

/** Shows the score in a ring beside its areas, or the reason why there is none. */
export function ScoreCard({ score, withheld, band, components, ...basis }: HealthScoreView) {
  if (withheld) {
    return (
      <Card title={copy.score}>
        <Text>{withheld}</Text>
      </Card>
    );
  }
  const words = band ? copy.bands[band] : undefined;
  return (
    <Card title={copy.score}>
      <div className={styles.score}>
        <ScoreRing label={copy.score} score={score} word={words?.word} tone={words?.tone} />
        <Stack gap="md">
          <ul className={styles.areas} aria-label={copy.areas}>
            {components.map(({ code, label, points, note }) => (
              <li key={code} className={styles.area}>
                <span className={styles.areaWords}>
                  <Text as="span" weight="medium">
                    {label}
                  </Text>
                  <Text as="span" tone="muted" hasTabularNumbers>
                    {points === null ? copy.notCounted : copy.points(points)}
                  </Text>
                </span>
                <span className={styles.bar} aria-hidden="true">
                  <span className={styles.barFill} style={{ display: 'block', width: `${points ?? 0}%` }} />
                </span>
                {note ? (
                  <Text as="span" size="small" tone="muted">
                    {note}
                  </Text>
                ) : null}
              </li>
            ))}
          </ul>
          <ScoreBasis {...basis} />
        </Stack>
      </div>
    </Card>
  );
}

type ScoreBasisProps = Omit<HealthScoreView, 'score' | 'withheld' | 'band' | 'components'>;

function ScoreBasis({ oldestInputOn, missing, sources, model, version }: ScoreBasisProps) {
  return (
    <Stack gap="xs">
      {missing.length > 0 ? (
        <Text size="small">
          <strong>{copy.raise}:</strong> {missing.map(({ answer }) => answer).join(' ')}
        </Text>
      ) : null}
      <Text size="small" tone="muted">
        {copy.model(model, version)} {oldestInputOn === null ? '' : copy.oldest(oldestInputOn)}
      </Text>
      <Text size="small" tone="muted">
        {sources.join(' ')}
      </Text>
    </Stack>
  );
}
