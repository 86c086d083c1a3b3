import { dayInWords } from '@vitalane/time';
import { DocumentIcon } from '../../icons/index.ts';
import { DateField } from '../../patterns/DateTimeFields/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { LoadMore } from '../shared/LoadMore.tsx';
import { adviceHistoryCopy as copy } from './AdviceHistoryScreen.copy.ts';
import type { ShownReport } from './AdviceHistoryScreen.types.ts';
import { ShownReportView } from './ShownReportView.tsx';

/** Props of `AdviceHistoryScreen`. */
export interface AdviceHistoryScreenProps {
  /** Whose advice it is: one's own, or that of a patient as a doctor sees it. */
  reader: 'own' | 'patient';
  /** Texts of the reports, newest first. */
  advice: Remote<readonly ShownReport[]>;
  /** The day that the list is narrowed to, `YYYY-MM-DD`; empty for all. */
  day: string;
  /** Today in the reader's zone, `YYYY-MM-DD`. */
  today: string;
  /** Where the reader came from. */
  back: { href: string; label: string };
  /** Whether there is older advice than is loaded. */
  hasOlder: boolean;
  /** Whether older advice is being fetched. */
  isLoadingOlder: boolean;
  /** Called with the day to narrow the list to; empty for all. */
  onDay: (day: string) => void;
  /** Called to fetch older advice. */
  onLoadOlder: () => void;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
}

/** Routes `/AdviceHistory` and `/Patient/{uuid}/Advice`: the earlier texts of the reports, with their date and their inputs. */
export function AdviceHistoryScreen(props: AdviceHistoryScreenProps) {
  const { advice, day, today, back } = props;
  return (
    <Page title={copy.title} lead={copy.lead[props.reader]} back={back} width="reading">
      <Stack gap="lg">
        <DateField
          label={copy.day}
          description={copy.dayHelp}
          max={today}
          defaultValue={day}
          onChange={(chosen) => (chosen <= today ? props.onDay(chosen) : undefined)}
        />
        <RemoteView
          value={advice}
          skeleton={<Skeleton shape="tile" />}
          isEmpty={(all) => all.length === 0}
          empty={
            <EmptyState
              icon={<DocumentIcon size={28} />}
              title={day === '' ? copy.empty : copy.emptyDay(dayInWords(day))}
            >
              {copy.emptyText}
            </EmptyState>
          }
          onRetry={props.onRetry}
        >
          {(all) => (
            <Stack gap="md">
              {all.map((report) => (
                <ShownReportView key={report.uuid} {...report} />
              ))}
              <LoadMore hasMore={props.hasOlder} isLoading={props.isLoadingOlder} onLoad={props.onLoadOlder}>
                {copy.older}
              </LoadMore>
            </Stack>
          )}
        </RemoteView>
      </Stack>
    </Page>
  );
}
