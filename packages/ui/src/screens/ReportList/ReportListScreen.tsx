import { useState } from 'react';
import { DocumentIcon } from '../../icons/index.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import type { FieldOption } from '../../patterns/Field/index.ts';
import type { FileItem } from '../../patterns/FileDrop/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { LoadMore } from '../shared/LoadMore.tsx';
import { type Preview, PreviewDialog } from '../shared/PreviewDialog.tsx';
import { useFocusWhenLost } from '../shared/useFocusWhenLost.ts';
import { AddDocument } from './AddDocument.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { reportListCopy as copy } from './ReportListScreen.copy.ts';
import type { DocumentDeletion, StoredDocument } from './ReportListScreen.types.ts';

/** Props of `ReportListScreen`. */
export interface ReportListScreenProps {
  /** All loaded documents, newest first. */
  documents: Remote<readonly StoredDocument[]>;
  /** Whether there are older ones than are loaded. */
  hasOlder: boolean;
  /** Whether older ones are being fetched. */
  isLoadingOlder: boolean;
  /** Kinds of documents. */
  types: readonly FieldOption[];
  /** Files that are uploading or failed. */
  uploads: readonly FileItem[];
  /** The document that is being looked at; null when there is none. */
  preview: Preview | null;
  /** The deletion that is being asked about or carried out; `null` for none. */
  deletion: DocumentDeletion | null;
  /** Today in the patient's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** Called to fetch older ones. */
  onLoadOlder: () => void;
  /** Called with files that keep the rules and the kind of document they are. */
  onUpload: (files: File[], typeUuid: string) => void;
  /** Called with the file whose sending is to stop. */
  onCancelUpload: (id: string) => void;
  /** Called with the file to send again. */
  onRetryUpload: (id: string) => void;
  /** Called with the file to take off the list. */
  onRemoveUpload: (id: string) => void;
  /** Called with the document to look at. */
  onView: (uuid: string) => void;
  /** Called when the preview is closed. */
  onClosePreview: () => void;
  /** Called when the patient has confirmed the deletion. */
  onDelete: (uuid: string) => void;
}

/** Route `/ReportList`: the patient's own documents. */
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
