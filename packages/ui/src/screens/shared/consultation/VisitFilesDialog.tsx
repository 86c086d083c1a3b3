import { useState } from 'react';
import { Banner } from '../../../patterns/Banner/index.ts';
import { ChoiceGroup } from '../../../patterns/ChoiceGroup/index.ts';
import { Dialog } from '../../../patterns/Dialog/index.ts';
import { FileDrop, type FileItem } from '../../../patterns/FileDrop/index.ts';
import { type Remote, RemoteView } from '../../../patterns/RemoteView/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { documentKinds, maxDocumentBytes } from '../documentKinds.ts';
import { visitFilesCopy as copy } from './VisitFiles.copy.ts';

/** Document of the patient's record. */
export interface RecordDocument {
  uuid: string;
  name: string;
  /** “Laboratory report, 21 December 2025”. */
  details: string;
}

/** Props of `VisitFilesDialog`. */
export interface VisitFilesDialogProps {
  /** Chosen files of the device. */
  files: readonly FileItem[];
  /** Documents to choose from; `null` for a doctor, who has none here. */
  documents: Remote<readonly RecordDocument[]> | null;
  /** Called with files that pass the rules. */
  onAdd: (files: File[]) => void;
  /** Called with the file to take out again. */
  onRemove: (id: string) => void;
  /** Called to send the chosen files and these documents. */
  onSend: (documentUuids: readonly string[]) => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** Asks which photos and documents to send to the other person of a consultation. Nothing is sent before it is looked through. */
export function VisitFilesDialog(props: VisitFilesDialogProps) {
  const { files, documents, onAdd, onRemove, onSend, onRetry, onClose } = props;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const count = files.length + chosen.length;
  const send = () => (count === 0 ? setMissing(true) : onSend(chosen));
  return (
    <Dialog
      isOpen
      size="md"
      title={copy.heading}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {copy.cancel}
          </Button>
          <Button onPress={send}>{count === 0 ? copy.sendNone : copy.send(count)}</Button>
        </>
      }
    >
      <Stack gap="md">
        <Text>{copy.kept}</Text>
        <FileDrop
          label={copy.fromDevice}
          kinds={documentKinds}
          maxSizeBytes={maxDocumentBytes}
          files={files}
          onAdd={onAdd}
          onRemove={onRemove}
          hasCamera
          allowsMultiple
          isRequired
        />
        {documents ? (
          <RemoteView
            value={documents}
            isEmpty={(list) => list.length === 0}
            empty={<Text tone="muted">{copy.noDocuments}</Text>}
            onRetry={onRetry}
          >
            {(list) => (
              <ChoiceGroup
                label={copy.fromRecord}
                isMultiple
                isRequired
                options={list.map(({ uuid, name, details }) => ({
                  value: uuid,
                  label: name,
                  description: details,
                }))}
                value={chosen}
                onChange={setChosen}
              />
            )}
          </RemoteView>
        ) : null}
        {isMissing && count === 0 ? <Banner tone="error">{copy.nothing}</Banner> : null}
      </Stack>
    </Dialog>
  );
}
