import { DocumentIcon } from '../../icons/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Grid } from '../../primitives/Grid/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ReportCards } from './ReportCards.tsx';
import { reportsCopy as copy } from './ReportsScreen.copy.ts';
import type { HealthScoreView, LastReportView } from './ReportsScreen.types.ts';
import { ScoreCard } from './ScoreCard.tsx';

/** Props of `ReportsScreen`. */
export interface ReportsScreenProps {
  /** Health score with its components. */
  score: Remote<HealthScoreView>;
  /** Newest reports of the patient. */
  lastReport: Remote<LastReportView>;
  /** Path of the reports as text. */
  analysisHref: string;
  /** Called when the user retries loading the score. */
  onRetryScore: () => void;
  /** Called when the user retries loading the newest report. */
  onRetryLastReport: () => void;
}

/** Renders route `/Reports`: the health score and the status of every report. */
export function ReportsScreen(props: ReportsScreenProps) {
  const { score, lastReport, analysisHref, onRetryScore, onRetryLastReport } = props;
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={
        <ButtonLink href={analysisHref} variant="soft" leadingIcon={<DocumentIcon size={20} />}>
          {copy.analysis}
        </ButtonLink>
      }
    >
      <RemoteView value={score} skeleton={<Skeleton shape="chart" />} onRetry={onRetryScore}>
        {(data) => <ScoreCard {...data} />}
      </RemoteView>
      <Stack as="section" gap="md" aria-label={copy.reports}>
        <Heading level={2}>{copy.reports}</Heading>
        <RemoteView value={lastReport} skeleton={<CardsSkeleton />} onRetry={onRetryLastReport}>
          {({ cards, asOf }) => (
            <Stack gap="md">
              <Text tone="muted">{copy.asOf(asOf)}</Text>
              <ReportCards cards={cards} />
            </Stack>
          )}
        </RemoteView>
      </Stack>
    </Page>
  );
}

function CardsSkeleton() {
  return (
    <Grid columnWidth="md">
      <Skeleton shape="tile" />
      <Skeleton shape="tile" />
      <Skeleton shape="tile" />
    </Grid>
  );
}
