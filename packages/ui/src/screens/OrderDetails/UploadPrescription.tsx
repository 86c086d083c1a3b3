import { useState } from 'react';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { FileDrop, type FileItem } from '../../patterns/FileDrop/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { documentKinds, maxDocumentBytes } from '../shared/documentKinds.ts';
import type { PrescriptionLine } from '../shared/orderPrescriptions.ts';
import { orderDetailsCopy } from './OrderDetailsScreen.copy.ts';

const { prescription: copy } = orderDetailsCopy;

/** Upload of a prescription. */
export interface PrescriptionUploadProps {
  /** Prescriptions whose upload is pending or has failed. */
  uploads: readonly FileItem[];
  /** Called with a file that passes the rules, and the ids of its medicines. */
  onUpload: (file: File, medicines: readonly string[]) => void;
  /** Called with the upload to cancel. */
  onCancelUpload: (id: string) => void;
  /** Called with the upload to retry. */
  onRetryUpload: (id: string) => void;
  /** Called with the upload to remove from the list. */
  onRemoveUpload: (id: string) => void;
}

/** Asks for the prescription of medicines. One document can hold several, and is uploaded immediately. */
export function UploadPrescription({
  lines,
  uploads,
  onUpload,
  ...actions
}: PrescriptionUploadProps & { lines: readonly PrescriptionLine[] }) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const chosen = lines.map(({ uuid }) => uuid).filter((uuid) => !left.includes(uuid));
  const isAgain = lines.some((line) => refusalOf(line));
  const send = ([file]: File[]) => {
    setMissing(chosen.length === 0);
    if (file && chosen.length > 0) onUpload(file, chosen);
  };
  return (
    <Card tone="accent" title={isAgain ? copy.again : copy.title}>
      <Stack gap="md">
        <Text>{copy.text}</Text>
        {lines.length > 1 ? (
          <ChoiceGroup
            isMultiple
            isRequired
            label={copy.medicines}
            options={lines.map((line) => ({
              value: line.uuid,
              label: line.name,
              description: refusalOf(line),
            }))}
            value={chosen}
            onChange={(uuids) => {
              setLeft(lines.map(({ uuid }) => uuid).filter((uuid) => !uuids.includes(uuid)));
              setMissing(false);
            }}
            errorMessage={isMissing ? copy.medicinesMissing : undefined}
          />
        ) : (
          lines.map((line) => (
            <Stack key={line.uuid} gap="xs">
              <Text weight="medium">{line.name}</Text>
              {refusalOf(line) ? <Text>{refusalOf(line)}</Text> : null}
            </Stack>
          ))
        )}
        <FileDrop
          label={copy.file}
          description={copy.help}
          kinds={documentKinds}
          maxSizeBytes={maxDocumentBytes}
          files={uploads}
          onAdd={send}
          onCancel={actions.onCancelUpload}
          onRetry={actions.onRetryUpload}
          onRemove={actions.onRemoveUpload}
          hasCamera
          isRequired
        />
      </Stack>
    </Card>
  );
}

function refusalOf({ prescription: { reason } }: PrescriptionLine): string | undefined {
  return reason && copy.refused(reason);
}
