import { toDate } from '@vitalane/time';
import { PrintPage } from '../../patterns/PrintPage/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { AskCard } from './AskCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import { analysisCopy as copy } from './ReportAnalysisScreen.copy.ts';
import * as styles from './ReportAnalysisScreen.css.ts';
import type { ExportState, Question, QuestionState, ReportInWords } from './ReportAnalysisScreen.types.ts';
import { WordsCard } from './WordsCard.tsx';

/** Props of `ReportAnalysisScreen`. */
export interface ReportAnalysisScreenProps {
  /** Reports in reading order. */
  reports: readonly ReportInWords[];
  /** State of the export. */
  exportState: ExportState;
  /** Last question with its answer. */
  question: QuestionState;
  /** Path of the overview. */
  overviewHref: string;
  /** Full name of the signed-in user, for print. */
  fullName: string;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** The user's IANA time zone. */
  timeZone: string;
  /** Called to start the export. */
  onExport: () => void;
  /** Called to cancel the export. */
  onCancelExport: () => void;
  /** Called with a question about a report. */
  onAsk: (question: Question) => void;
  /** Called to print the page. */
  onPrint: () => void;
}

/** Renders route `/ReportAnalysis`: all reports as text, the PDF for the doctor, and explanations. */
export function ReportAnalysisScreen(props: ReportAnalysisScreenProps) {
  const { reports, exportState, question, overviewHref, fullName, now, timeZone } = props;
  const choices = reports.flatMap(({ id, text }) =>
    text.status === 'ready' ? [{ value: id, label: text.data.title }] : [],
  );
  return (
    <PrintPage
      title={copy.title}
      lead={copy.lead}
      back={{ href: overviewHref, label: copy.back }}
      printedLine={copy.printed(fullName, toDate(now, timeZone))}
      onPrint={props.onPrint}
    >
      <div className={styles.tools}>
        <ExportCard
          exportState={exportState}
          onExport={props.onExport}
          onCancelExport={props.onCancelExport}
        />
        <AskCard question={question} choices={choices} onAsk={props.onAsk} />
      </div>
      <div className={styles.reports}>
        {reports.map(({ id, text, onRetry }) => (
          <RemoteView key={id} value={text} skeleton={<Skeleton shape="tile" />} onRetry={onRetry}>
            {(data) => <WordsCard {...data} />}
          </RemoteView>
        ))}
      </div>
    </PrintPage>
  );
}
