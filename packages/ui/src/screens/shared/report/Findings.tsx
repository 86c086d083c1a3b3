import { Badge } from '../../../primitives/Badge/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { reportCopy } from './report.copy.ts';
import * as styles from './report.css.ts';
import type { ReportFinding, ReportLevel } from './report.types.ts';

/** Shows the urgency of a finding. Renders nothing for information. */
export function LevelBadge({ level }: { level: ReportLevel }) {
  if (level === 'info') return null;
  const { label, tone } = reportCopy.levels[level];
  return <Badge tone={tone}>{label}</Badge>;
}

/** Lists the findings of a report, most urgent first. */
export function Findings({ findings }: { findings: readonly ReportFinding[] }) {
  return (
    <ul className={styles.findings}>
      {findings.map(({ label, text, level }) => (
        <li key={`${label} ${text}`} className={styles.finding}>
          <span className={styles.findingHead}>
            <Text as="span" weight="bold">
              {label}
            </Text>
            <LevelBadge level={level} />
          </span>
          <Text as="span">{text}</Text>
        </li>
      ))}
    </ul>
  );
}
