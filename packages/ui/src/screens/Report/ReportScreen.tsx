import { toDate } from '@vitalane/time';
import { PrintPage } from '../../patterns/PrintPage/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { ReportNav, type ReportPageLink } from '../shared/report/ReportNav.tsx';
import { ReportSectionView } from '../shared/report/ReportSectionView.tsx';
import type { ReportSection } from '../shared/report/report.types.ts';
import { reportScreenCopy as copy } from './ReportScreen.copy.ts';
import * as styles from './ReportScreen.css.ts';

/** Props of `ReportScreen`. */
export interface ReportScreenProps {
  /** Title of the page: “Heart and blood pressure”. */
  title: string;
  /** Reports of this page, each loaded separately. */
  sections: readonly { id: string; section: Remote<ReportSection>; onRetry: () => void }[];
  /** Links to all report pages, including this one. */
  pages: readonly ReportPageLink[];
  /** Path of the visible report, to mark it as current. */
  currentHref: string;
  /** Path of past reports. */
  historyHref: string;
  /** Path of the overview. */
  overviewHref: string;
  /** Full name of the signed-in user, for print. */
  fullName: string;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** The user's IANA time zone. */
  timeZone: string;
  /** Called to print the page. */
  onPrint: () => void;
}

/** Renders routes `/Reports/…`: one subject with one or two reports, each with values, charts and advice. */
export function ReportScreen(props: ReportScreenProps) {
  const { title, sections, pages, currentHref, overviewHref, historyHref, fullName, now, timeZone, onPrint } =
    props;
  return (
    <PrintPage
      title={title}
      back={{ href: overviewHref, label: copy.back }}
      printedLine={copy.printed(fullName, toDate(now, timeZone))}
      onPrint={onPrint}
    >
      <div className={styles.layout}>
        <div className={styles.aside}>
          <ReportNav label={copy.navigation} pages={pages} currentHref={currentHref} />
          <Link href={historyHref}>{copy.history}</Link>
        </div>
        <div className={styles.sections}>
          {sections.map(({ id, section, onRetry }, index) => (
            <div key={id} className={index > 0 ? styles.rule : undefined}>
              <RemoteView value={section} skeleton={<SectionSkeleton />} onRetry={onRetry}>
                {(data) => <ReportSectionView section={data} timeZone={timeZone} />}
              </RemoteView>
            </div>
          ))}
        </div>
      </div>
    </PrintPage>
  );
}

function SectionSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton shape="text" lineCount={2} />
      <Grid columnWidth="md">
        <Skeleton shape="tile" />
        <Skeleton shape="tile" />
      </Grid>
      <Skeleton shape="chart" />
    </Stack>
  );
}
