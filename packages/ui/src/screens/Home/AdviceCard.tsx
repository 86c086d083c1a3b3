import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { homeOverviewCopy } from './HomeOverview.copy.ts';
import type { HomeOverviewProps, HomeRecommendation } from './HomeOverview.types.ts';
import * as styles from './HomeScreen.css.ts';

const { advice: copy } = homeOverviewCopy;

type AdviceCardProps = Pick<
  HomeOverviewProps,
  'recommendations' | 'markingUuid' | 'onMark' | 'onRetryRecommendations'
>;

/** Lists recommendations of the reports until they are done or dismissed. */
export function AdviceCard({
  recommendations,
  markingUuid,
  onMark,
  onRetryRecommendations,
}: AdviceCardProps) {
  return (
    <Card title={copy.title}>
      <RemoteView
        value={recommendations}
        skeleton={<Skeleton />}
        isEmpty={(list) => list.length === 0}
        empty={<Text tone="muted">{copy.none}</Text>}
        onRetry={onRetryRecommendations}
      >
        {(list) => (
          <ul className={styles.list}>
            {list.map((recommendation) => (
              <Advice
                key={recommendation.uuid}
                recommendation={recommendation}
                isMarking={markingUuid === recommendation.uuid}
                onMark={onMark}
              />
            ))}
          </ul>
        )}
      </RemoteView>
    </Card>
  );
}

interface AdviceProps {
  recommendation: HomeRecommendation;
  isMarking: boolean;
  onMark: HomeOverviewProps['onMark'];
}

function Advice({ recommendation: { uuid, title, text, href, isQuestion }, isMarking, onMark }: AdviceProps) {
  return (
    <li className={styles.item}>
      <Stack gap="xs">
        <Text weight="bold">{title}</Text>
        <Text>{text}</Text>
        <Inline gap="sm">
          <Button
            variant="quiet"
            aria-label={copy.doneLabel(title)}
            isPending={isMarking}
            onPress={() => onMark(uuid, 'done')}
          >
            {copy.done}
          </Button>
          <Button
            variant="quiet"
            aria-label={copy.dismissLabel(title)}
            onPress={() => onMark(uuid, 'dismissed')}
          >
            {copy.dismiss}
          </Button>
          <Link href={href} aria-label={isQuestion ? undefined : copy.whyLabel(title)}>
            {isQuestion ? copy.answer : copy.why}
          </Link>
        </Inline>
      </Stack>
    </li>
  );
}
