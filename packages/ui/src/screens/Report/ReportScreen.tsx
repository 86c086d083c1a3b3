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
  /** The reports of this page; each is loaded separately. */
  sections: readonly { id: string; section: Remote<ReportSection>; onRetry: () => void }[];
  /** All pages of reports, this one among them. */
  pages: readonly ReportPageLink[];
  /** Address of the visible report, to mark it among the others. */
  currentHref: string;
  /** Path of what the reports said before. */
  historyHref: string;
  /** Path of the overview. */
  overviewHref: string;
  /** The signed-in person's full name, for the paper. */
  fullName: string;
  /** The present instant, ISO 8601 in UTC. */
  now: string;
  /** The person's IANA time zone. */
  timeZone: string;
  /** Called to print the page. */
  onPrint: () => void;
}

/** Routes `/Reports/…`: one subject, made of one or two reports with their numbers, charts and advice. */
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
