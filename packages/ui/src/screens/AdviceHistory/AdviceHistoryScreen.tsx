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
  /** Reader of the advice: the patient, or a doctor. */
  reader: 'own' | 'patient';
  /** Past report texts, newest first. */
  advice: Remote<readonly ShownReport[]>;
  /** Date filter, `YYYY-MM-DD`; empty for all dates. */
  day: string;
  /** Current date in the reader's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Link to the previous page. */
  back: { href: string; label: string };
  /** Whether older advice can be loaded. */
  hasOlder: boolean;
  /** Whether older advice is being loaded. */
  isLoadingOlder: boolean;
  /** Called with the date filter; empty for all dates. */
  onDay: (day: string) => void;
  /** Called to load older advice. */
  onLoadOlder: () => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
}

/** Renders routes `/AdviceHistory` and `/Patient/{uuid}/Advice`: past report texts with their date and inputs. */
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
