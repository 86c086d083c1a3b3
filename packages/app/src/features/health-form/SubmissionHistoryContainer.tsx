import { unitText } from '@vitalane/clinical';
import type { Dimension, HealthForm } from '@vitalane/contract';
import { type Submission, SubmissionHistoryScreen } from '@vitalane/ui/screens/SubmissionHistory';
import { useDimensions } from '../../api/lookups.ts';
import { useToday } from '../../api/useToday.ts';
import { messageOf } from '../../lib/errors.ts';
import { entriesIn } from '../../lib/paged.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { hrefTo } from '../../places.ts';
import { useAlertList } from '../../shared/alerts/alertView.ts';
import { usePreview } from '../../shared/documents/usePreview.ts';
import { useDeleteHealthForm, useHealthForms } from './api.ts';

/** Route `/SubmissionHistory`. */
export function SubmissionHistoryContainer() {
  const forms = useHealthForms();
  const dimensions = useDimensions();
  const { mutate, variables, isPending, error } = useDeleteHealthForm();
  const { preview, open, close } = usePreview();
  const uuid = variables?.params.path.id;
  const failure = error ? ({ status: 'failed', message: messageOf(error) } as const) : null;
  const state = isPending ? ({ status: 'deleting' } as const) : failure;
  return (
    <SubmissionHistoryScreen
      alerts={useAlertList()}
      submissions={joinRemote(toRemote(forms), toRemote(dimensions), (list, { items }) =>
        entriesIn(list).map((form) => toSubmission(form, items)),
      )}
      hasOlder={forms.hasNextPage}
      isLoadingOlder={forms.isFetchingNextPage}
      today={useToday()}
      deletion={uuid && state ? { ...state, uuid } : null}
      editHref={(id) => hrefTo('editForm', id)}
      preview={preview}
      onOpenReport={({ file }, name) => void (file && open({ name, file, contentType: acceptedTypes }))}
      onClosePreview={close}
      onRetry={() => void Promise.all([forms.refetch(), dimensions.refetch()])}
      onLoadOlder={() => void forms.fetchNextPage()}
      onDelete={(id) => mutate({ params: { path: { id } } })}
    />
  );
}

/** Accepted types; the stored file has the actual one. */
const acceptedTypes = 'image/*, application/pdf';

function toSubmission(
  { uuid, dateOfLabTest, values, file }: HealthForm,
  dimensions: readonly Dimension[],
): Submission {
  const nameOf = (code: string) => dimensions.find((dimension) => dimension.code === code)?.name ?? code;
  const results = values.map(({ referenceLow = null, referenceHigh = null, ...value }) => ({
    ...value,
    unit: unitText(value.unit),
    name: nameOf(value.code),
    referenceLow,
    referenceHigh,
  }));
  return { uuid, dateOfLabTest, results, file };
}
