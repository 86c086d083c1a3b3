import { DeleteIcon, ShowIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { DataTable, type DataTableColumn } from '../../patterns/DataTable/index.ts';
import { formatFileSize } from '../../patterns/FileDrop/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { dayLabel } from '../shared/dates.ts';
import { reportListCopy as copy } from './ReportListScreen.copy.ts';
import * as styles from './ReportListScreen.css.ts';
import type { DocumentDeletion, StoredDocument } from './ReportListScreen.types.ts';

interface DocumentTableProps {
  documents: readonly StoredDocument[];
  /** `YYYY-MM-DD`. */
  today: string;
  deletion: DocumentDeletion | null;
  onView: (uuid: string) => void;
  onAskToDelete: (document: StoredDocument) => void;
}

const columnsOn = (today: string): readonly DataTableColumn<StoredDocument>[] => [
  { id: 'name', header: copy.columns.name, cell: ({ name }) => <span className={styles.name}>{name}</span> },
  { id: 'type', header: copy.columns.type, cell: ({ typeName }) => typeName },
  { id: 'added', header: copy.columns.added, cell: ({ addedOn }) => dayLabel(addedOn, today) },
  { id: 'size', header: copy.columns.size, cell: ({ sizeBytes }) => formatFileSize(sizeBytes), align: 'end' },
];

/** Lists the stored documents, newest first. */
export function DocumentTable({ documents, today, deletion, onView, onAskToDelete }: DocumentTableProps) {
  return (
    <Stack gap="md">
      {deletion?.status === 'failed' ? (
        <Banner tone="error">{copy.remove.failed(deletion.message)}</Banner>
      ) : null}
      <DataTable
        label={copy.list}
        columns={columnsOn(today)}
        rows={documents}
        rowKey={({ uuid }) => uuid}
        rowActions={(document) => (
          <>
            <Button
              variant="quiet"
              leadingIcon={<ShowIcon size={18} />}
              aria-label={copy.viewLabel(document.name)}
              onPress={() => onView(document.uuid)}
            >
              {copy.view}
            </Button>
            <Button
              variant="quiet"
              leadingIcon={<DeleteIcon size={18} />}
              aria-label={copy.remove.label(document.name)}
              isPending={deletion?.status === 'deleting' && deletion.uuid === document.uuid}
              onPress={() => onAskToDelete(document)}
            >
              {copy.remove.action}
            </Button>
          </>
        )}
      />
    </Stack>
  );
}
