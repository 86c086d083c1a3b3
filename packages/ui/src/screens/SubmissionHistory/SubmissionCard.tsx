import { DeleteIcon, DocumentIcon, EditIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { DataTable, type DataTableColumn } from '../../patterns/DataTable/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { dayInText, dayLabel } from '../shared/dates.ts';
import { rangeText } from '../shared/printedRange.ts';
import { resultText } from '../shared/printedResult.ts';
import { ResultMark } from '../shared/ResultMark.tsx';
import { submissionHistoryCopy as copy } from './SubmissionHistoryScreen.copy.ts';
import type { Submission, SubmissionDeletion, SubmittedResult } from './SubmissionHistoryScreen.types.ts';

interface SubmissionCardProps {
  submission: Submission;
  /** `YYYY-MM-DD`. */
  today: string;
  deletion: SubmissionDeletion | null;
  onAskToDelete: (submission: Submission) => void;
  /** Path of the form that changes the results. */
  editHref: string;
  /** Called to open the report that is stored with the results. */
  onOpenReport: (submission: Submission, name: string) => void;
}

const columns: readonly DataTableColumn<SubmittedResult>[] = [
  { id: 'test', header: copy.table.test, cell: ({ name }) => name },
  {
    id: 'result',
    header: copy.table.result,
    cell: (result) => (
      <Inline gap="sm">
        {resultText(result)}
        <ResultMark {...result} />
      </Inline>
    ),
  },
  { id: 'range', header: copy.table.range, cell: (result) => rangeText(result) ?? copy.noRange },
];

/** Returns the date of a submission as text within a sentence. */
export function dayOf({ dateOfLabTest }: Submission, today: string): string {
  return dateOfLabTest === null ? copy.noDay : dayInText(dateOfLabTest, today);
}

/** Renders the results of a submission, with actions to edit and delete it. */
export function SubmissionCard(props: SubmissionCardProps) {
  const { submission, today, deletion, onAskToDelete, onOpenReport } = props;
  const day = dayOf(submission, today);
  const own = deletion?.uuid === submission.uuid ? deletion : null;
  return (
    <Card
      as="li"
      title={submission.dateOfLabTest === null ? copy.profile : dayLabel(submission.dateOfLabTest, today)}
      actions={
        <Inline gap="xs">
          {submission.file === null ? null : (
            <Button
              variant="quiet"
              leadingIcon={<DocumentIcon size={18} />}
              aria-label={copy.viewLabel(day)}
              onPress={() => onOpenReport(submission, copy.reportName(day))}
            >
              {copy.view}
            </Button>
          )}
          <ButtonLink
            href={props.editHref}
            variant="quiet"
            leadingIcon={<EditIcon size={18} />}
            aria-label={copy.editLabel(day)}
          >
            {copy.edit}
          </ButtonLink>
          <Button
            variant="quiet"
            leadingIcon={<DeleteIcon size={18} />}
            aria-label={copy.remove.label(day)}
            isPending={own?.status === 'deleting'}
            onPress={() => onAskToDelete(submission)}
          >
            {copy.remove.action}
          </Button>
        </Inline>
      }
    >
      {own?.status === 'failed' ? <Banner tone="error">{copy.remove.failed(own.message)}</Banner> : null}
      {submission.results.length > 0 ? (
        <DataTable
          label={copy.table.label(day)}
          columns={columns}
          rows={submission.results}
          rowKey={({ code }) => code}
          density="compact"
        />
      ) : null}
    </Card>
  );
}
