import { useState } from 'react';
import { AddIcon, CameraIcon, LabTestIcon } from '../../icons/index.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { useHrefTo } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { AlertList, type AlertListProps } from '../shared/alerts/AlertList.tsx';
import { LoadMore } from '../shared/LoadMore.tsx';
import { type Preview, PreviewDialog } from '../shared/PreviewDialog.tsx';
import { dayOf, SubmissionCard } from './SubmissionCard.tsx';
import { submissionHistoryCopy as copy } from './SubmissionHistoryScreen.copy.ts';
import type { Submission, SubmissionDeletion } from './SubmissionHistoryScreen.types.ts';

/** Props of `SubmissionHistoryScreen`. */
export interface SubmissionHistoryScreenProps {
  /** Open health alerts, shown first; omitted until they are loaded. */
  alerts?: AlertListProps;
  /** Loaded submissions, newest laboratory date first. */
  submissions: Remote<readonly Submission[]>;
  /** Whether older entries can be loaded. */
  hasOlder: boolean;
  /** Whether older entries are being loaded. */
  isLoadingOlder: boolean;
  /** Today in the patient's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Deletion that awaits confirmation or is pending; `null` for none. */
  deletion: SubmissionDeletion | null;
  /** Returns the path of the form that changes a submission. */
  editHref: (uuid: string) => string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called to load older entries. */
  onLoadOlder: () => void;
  /** Open preview of a report. */
  preview: Preview | null;
  /** Called to preview a report. `name` is its title and file name. */
  onOpenReport: (submission: Submission, name: string) => void;
  /** Called when the preview is closed. */
  onClosePreview: () => void;
  /** Called when the patient confirms the deletion. */
  onDelete: (uuid: string) => void;
}

/** Renders route `/SubmissionHistory`: all submitted reports, newest first. */
export function SubmissionHistoryScreen(props: SubmissionHistoryScreenProps) {
  const { alerts, submissions, today, deletion } = props;
  const hasAlert = alerts !== undefined && alerts.alerts.length > 0;
  const [pending, setPending] = useState<Submission | null>(null);
  const count = submissions.status === 'ready' ? submissions.data.length : 0;
  const titleRef = useFocusWhenLost<HTMLHeadingElement>(count);
  return (
    <Page
      title={copy.title}
      titleRef={titleRef}
      // An alert, such as about a result that was just saved, stands directly below the title.
      {...(!hasAlert && { lead: copy.lead, actions: <EntryLinks /> })}
    >
      {hasAlert ? (
        <>
          <AlertList {...alerts} />
          <EntryLinks />
        </>
      ) : null}
      <RemoteView
        value={submissions}
        skeleton={<Skeleton shape="chart" />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState icon={<LabTestIcon size={28} />} title={copy.empty.title}>
            {copy.empty.text}
          </EmptyState>
        }
        onRetry={props.onRetry}
      >
        {(list) => (
          <Stack gap="lg">
            <Stack as="ul" gap="md">
              {list.map((submission) => (
                <SubmissionCard
                  key={submission.uuid}
                  submission={submission}
                  today={today}
                  deletion={deletion}
                  editHref={props.editHref(submission.uuid)}
                  onAskToDelete={setPending}
                  onOpenReport={props.onOpenReport}
                />
              ))}
            </Stack>
            <LoadMore hasMore={props.hasOlder} isLoading={props.isLoadingOlder} onLoad={props.onLoadOlder}>
              {copy.loadOlder}
            </LoadMore>
          </Stack>
        )}
      </RemoteView>
      {props.preview ? <PreviewDialog preview={props.preview} onClose={props.onClosePreview} /> : null}
      {pending ? (
        <ConfirmDialog
          isOpen
          title={copy.remove.title}
          confirmLabel={copy.remove.confirm}
          cancelLabel={copy.remove.cancel}
          onCancel={() => setPending(null)}
          onConfirm={() => {
            props.onDelete(pending.uuid);
            setPending(null);
          }}
        >
          <Text>
            {copy.remove.text(dayOf(pending, today))}
            {pending.file === null ? null : ` ${copy.remove.withReport}`}
          </Text>
        </ConfirmDialog>
      ) : null}
    </Page>
  );
}

/** Renders links to enter results manually or from a picture. */
function EntryLinks() {
  const hrefTo = useHrefTo();
  return (
    <Inline gap="sm">
      <ButtonLink href={hrefTo('newForm')} leadingIcon={<AddIcon size={20} />}>
        {copy.add}
      </ButtonLink>
      <ButtonLink href={hrefTo('newFormAI')} variant="soft" leadingIcon={<CameraIcon size={20} />}>
        {copy.readPicture}
      </ButtonLink>
    </Inline>
  );
}
