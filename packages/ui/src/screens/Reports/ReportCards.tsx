import { Badge } from '../../primitives/Badge/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { LevelBadge } from '../shared/report/Findings.tsx';
import { reportsCopy as copy } from './ReportsScreen.copy.ts';
import * as styles from './ReportsScreen.css.ts';
import type { ReportCard, ReportStanding } from './ReportsScreen.types.ts';

/** Renders a card for each report page, with the status of its reports. */
export function ReportCards({ cards }: { cards: readonly ReportCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ href, label, standings }) => (
        <Card key={href} as="li">
          <div className={styles.card}>
            <Heading level={3}>
              <Link href={href}>{label}</Link>
            </Heading>
            <div className={styles.standings}>
              {standings.map((standing) => (
                <Standing key={standing.id} {...standing} />
              ))}
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}

function Standing({ title, summary, level, isComplete }: ReportStanding) {
  return (
    <div className={styles.standing}>
      <Text as="span" weight="medium">
        {title}
      </Text>
      <Text as="span">{summary}</Text>
      {level === 'info' && isComplete ? null : (
        <span className={styles.badges}>
          <LevelBadge level={level} />
          {isComplete ? null : <Badge>{copy.incomplete}</Badge>}
        </span>
      )}
    </div>
  );
}
