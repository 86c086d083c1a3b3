import { Card } from '../../../primitives/Card/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Basis } from './Basis.tsx';
import { Figures } from './Figures.tsx';
import { Findings, LevelBadge } from './Findings.tsx';
import { KidneyMap } from './KidneyMap.tsx';
import { ReportCharts } from './ReportCharts.tsx';
import { reportCopy as copy } from './report.copy.ts';
import * as styles from './report.css.ts';
import type { ReportGap, ReportSection } from './report.types.ts';

interface ReportSectionViewProps {
  section: ReportSection;
  timeZone: string;
}

/** Renders a report: summary (or its single finding), values, missing inputs, advice and basis. */
export function ReportSectionView({ section, timeZone }: ReportSectionViewProps) {
  const { id, text, figures, charts, inputs, missing, kidneyGrid } = section;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.titleLine}>
          <Heading level={2} id={id}>
            {text.title}
          </Heading>
          <LevelBadge level={text.findings[0]?.level ?? 'info'} />
        </div>
        <Text size="lead">{text.summary}</Text>
      </div>
      {missing.length > 0 ? <Gaps gaps={missing} /> : null}
      {figures.length > 0 ? <Figures figures={figures} /> : null}
      {kidneyGrid ? <KidneyMap {...kidneyGrid} /> : null}
      {charts.length > 0 ? <ReportCharts charts={charts} timeZone={timeZone} /> : null}
      {text.findings.length > 1 ? (
        <Card title={copy.found} headingLevel={3} as="article">
          <Findings findings={text.findings} />
        </Card>
      ) : null}
      <div className={styles.pair}>
        <Sentences title={copy.advice} sentences={text.advice} />
        <Sentences title={copy.seekCare} sentences={text.seekCare} />
      </div>
      <Basis text={text} inputs={inputs} />
    </section>
  );
}

/** Lists missing inputs, each with the question that would supply it. */
function Gaps({ gaps }: { gaps: readonly ReportGap[] }) {
  return (
    <Card title={copy.missing} headingLevel={3} as="article" tone="accent">
      <ul className={styles.gaps}>
        {gaps.map(({ field, why, answer, href }) => (
          <li key={field}>
            <Link href={href}>{answer}</Link>
            <Text size="small">{why}</Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Renders a card with short sentences, such as advice. */
export function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <Card title={title} headingLevel={3} as="article">
      <ul className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Text>{sentence}</Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
