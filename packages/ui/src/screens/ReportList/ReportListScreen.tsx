import { useState } from 'react';
import { DocumentIcon } from '../../icons/index.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import type { FieldOption } from '../../patterns/Field/index.ts';
import type { FileItem } from '../../patterns/FileDrop/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { LoadMore } from '../shared/LoadMore.tsx';
import { type Preview, PreviewDialog } from '../shared/PreviewDialog.tsx';
import { AddDocument } from './AddDocument.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { reportListCopy as copy } from './ReportListScreen.copy.ts';
import type { DocumentDeletion, StoredDocument } from './ReportListScreen.types.ts';

/** Props of `ReportListScreen`. */
export interface ReportListScreenProps {
  /** Loaded documents, newest first. */
  documents: Remote<readonly StoredDocument[]>;
  /** Whether older entries can be loaded. */
  hasOlder: boolean;
  /** Whether older entries are being loaded. */
  isLoadingOlder: boolean;
  /** Document types. */
  types: readonly FieldOption[];
  /** Files whose upload is pending or has failed. */
  uploads: readonly FileItem[];
  /** Open preview; `null` for none. */
  preview: Preview | null;
  /** Deletion that awaits confirmation or is pending; `null` for none. */
  deletion: DocumentDeletion | null;
  /** Today in the patient's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called to load older entries. */
  onLoadOlder: () => void;
  /** Called with files that pass the rules, and their document type. */
  onUpload: (files: File[], typeUuid: string) => void;
  /** Called with the upload to cancel. */
  onCancelUpload: (id: string) => void;
  /** Called with the upload to retry. */
  onRetryUpload: (id: string) => void;
  /** Called with the upload to remove from the list. */
  onRemoveUpload: (id: string) => void;
  /** Called with the document to preview. */
  onView: (uuid: string) => void;
  /** Called when the preview is closed. */
  onClosePreview: () => void;
  /** Called when the patient confirms the deletion. */
  onDelete: (uuid: string) => void;
}

/** Renders route `/ReportList`: the patient's documents. */
export function ReportListScreen(props: ReportListScreenProps) {
  const { documents, preview } = props;
  const [pending, setPending] = useState<StoredDocument | null>(null);
  const count = documents.status === 'ready' ? documents.data.length : 0;
  const titleRef = useFocusWhenLost<HTMLHeadingElement>(count);
  return (
    <Page title={copy.title} lead={copy.lead} titleRef={titleRef}>
      <AddDocument {...props} />
      <Stack as="section" gap="md" aria-label={copy.list}>
        <Heading level={2}>{copy.list}</Heading>
        <RemoteView
          value={documents}
          skeleton={<Skeleton shape="chart" />}
          isEmpty={(list) => list.length === 0}
          empty={
            <EmptyState icon={<DocumentIcon size={28} />} title={copy.empty.title} headingLevel={3}>
              {copy.empty.text}
            </EmptyState>
          }
          onRetry={props.onRetry}
        >
          {(list) => <DocumentTable {...props} documents={list} onAskToDelete={setPending} />}
        </RemoteView>
        <LoadMore hasMore={props.hasOlder} isLoading={props.isLoadingOlder} onLoad={props.onLoadOlder}>
          {copy.loadOlder}
        </LoadMore>
      </Stack>
      {preview ? <PreviewDialog preview={preview} onClose={props.onClosePreview} /> : null}
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
          <Text>{copy.remove.text(pending.name)}</Text>
        </ConfirmDialog>
      ) : null}
    </Page>
  );
}
