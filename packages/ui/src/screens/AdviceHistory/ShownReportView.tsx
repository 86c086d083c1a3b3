import { dayInWords } from '@vitalane/time';
import { ChevronDownIcon } from '../../icons/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Basis } from '../shared/report/Basis.tsx';
import { Findings, LevelBadge } from '../shared/report/Findings.tsx';
import { Sentences } from '../shared/report/ReportSectionView.tsx';
import { adviceHistoryCopy as copy } from './AdviceHistoryScreen.copy.ts';
import * as styles from './AdviceHistoryScreen.css.ts';
import type { ShownReport } from './AdviceHistoryScreen.types.ts';

/** Renders a past report: its dates and most urgent finding, with expandable details. */
export function ShownReportView({ firstOn, lastOn, text, inputs }: ShownReport) {
  const [first] = text.findings;
  return (
    <details className={styles.report}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <Heading level={2} size="h4">
            {text.title}
          </Heading>
          <Text as="span" size="small" tone="muted">
            {copy.shown(dayInWords(firstOn), dayInWords(lastOn))}
          </Text>
          <Text as="span">{text.summary}</Text>
        </span>
        {first ? <LevelBadge level={first.level} /> : null}
        <ChevronDownIcon size={20} className={styles.arrow} />
      </summary>
      <div className={styles.body}>
        <Findings findings={text.findings} />
        <Sentences title={copy.advice} sentences={text.advice} />
        <Sentences title={copy.seekCare} sentences={text.seekCare} />
        <Basis text={text} inputs={inputs} />
      </div>
    </details>
  );
}
