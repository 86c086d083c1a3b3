import type { HealthDocument } from '@vitalane/contract';
import { toDate } from '@vitalane/time';
import { mapRemote } from '@vitalane/ui';
import { ReportListScreen, type StoredDocument } from '@vitalane/ui/screens/ReportList';
import { useTimeZone } from '../../api/account.ts';
import { toOptions, useLookup } from '../../api/lookups.ts';
import { useToday } from '../../api/useToday.ts';
import { messageOf } from '../../lib/errors.ts';
import { entriesIn } from '../../lib/paged.ts';
import { toRemote } from '../../lib/remote.ts';
import { usePreview } from '../../shared/documents/usePreview.ts';
import { useUploads } from '../../shared/documents/useUploads.ts';
import { uploadDocument, useDeleteDocument, useDocuments } from './api.ts';

/** Route `/ReportList`. */
export function ReportListContainer() {
  const documents = useDocuments();
  const types = useLookup('/documents/get-type');
  const timeZone = useTimeZone();
  const { preview, open, close } = usePreview();
  const { mutate, variables, isPending, error } = useDeleteDocument();
  const uuid = variables?.params.path.id;
  const failure = error ? ({ status: 'failed', message: messageOf(error) } as const) : null;
  const deletion = isPending ? ({ status: 'deleting' } as const) : failure;
  const all = entriesIn(documents.data);

  return (
    <ReportListScreen
      {...useUploads(uploadDocument)}
      documents={mapRemote(toRemote(documents), (list) =>
        entriesIn(list).map((document) => toStored(document, timeZone)),
      )}
      hasOlder={documents.hasNextPage}
      isLoadingOlder={documents.isFetchingNextPage}
      types={types.data ? toOptions(types.data) : []}
      preview={preview}
      deletion={uuid && deletion ? { ...deletion, uuid } : null}
      today={useToday()}
      onRetry={() => void Promise.all([documents.refetch(), types.refetch()])}
      onLoadOlder={() => void documents.fetchNextPage()}
      onView={(id) => {
        const found = all.find((document) => document.uuid === id);
        if (found) void open(found);
      }}
      onClosePreview={close}
      onDelete={(id) => mutate({ params: { path: { id } } })}
    />
  );
}

function toStored({ type, createdAt, ...document }: HealthDocument, timeZone: string): StoredDocument {
  return { ...document, typeName: type.name, addedOn: toDate(createdAt, timeZone) };
}
