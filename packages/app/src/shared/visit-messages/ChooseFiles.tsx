import type { HealthDocument } from '@vitalane/contract';
import { formatDate, toDate } from '@vitalane/time';
import { mapRemote } from '@vitalane/ui';
import { type RecordDocument, VisitFilesDialog } from '@vitalane/ui/screens/VideoCall';
import { useTimeZone } from '../../api/account.ts';
import { toRemote } from '../../lib/remote.ts';
import { useOwnSide, useRecordDocuments } from './api.ts';
import { useChosenFiles } from './useChosenFiles.ts';
import type { FileToSend } from './useThread.ts';

interface ChooseFilesProps {
  onSend: (file: FileToSend) => Promise<void>;
  onClose: () => void;
}

/** Dialog that chooses files of the device, and documents of the patient's record. */
export function ChooseFiles({ onSend, onClose }: ChooseFilesProps) {
  const isPatient = useOwnSide() === 'patient';
  const documents = useRecordDocuments(isPatient);
  const chosen = useChosenFiles();
  const timeZone = useTimeZone();

  function onSendAll(uuids: readonly string[]): void {
    const ofRecord = documents.data?.items.filter(({ uuid }) => uuids.includes(uuid)) ?? [];
    for (const file of [...chosen.toSend(), ...ofRecord.map(documentToSend)]) void onSend(file);
    onClose();
  }

  return (
    <VisitFilesDialog
      files={chosen.items}
      documents={
        isPatient
          ? mapRemote(toRemote(documents), ({ items }) => items.map((one) => toRecordDocument(one, timeZone)))
          : null
      }
      onAdd={chosen.add}
      onRemove={chosen.remove}
      onSend={onSendAll}
      onRetry={() => void documents.refetch()}
      onClose={onClose}
    />
  );
}

function documentToSend({ uuid, name, sizeBytes }: HealthDocument): FileToSend {
  return { name, sizeBytes, content: uuid };
}

function toRecordDocument({ uuid, name, type, createdAt }: HealthDocument, timeZone: string): RecordDocument {
  return { uuid, name, details: `${type.name}, ${formatDate(toDate(createdAt, timeZone), 'day')}` };
}
