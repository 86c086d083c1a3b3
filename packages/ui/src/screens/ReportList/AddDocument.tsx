import { useState } from 'react';
import type { FieldOption } from '../../patterns/Field/index.ts';
import { FileDrop, type FileItem } from '../../patterns/FileDrop/index.ts';
import { SelectField } from '../../patterns/SelectField/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { documentKinds, maxDocumentBytes } from '../shared/documentKinds.ts';
import { reportListCopy } from './ReportListScreen.copy.ts';
import * as styles from './ReportListScreen.css.ts';

const { add: copy } = reportListCopy;

interface AddDocumentProps {
  types: readonly FieldOption[];
  uploads: readonly FileItem[];
  onUpload: (files: File[], typeUuid: string) => void;
  onCancelUpload: (id: string) => void;
  onRetryUpload: (id: string) => void;
  onRemoveUpload: (id: string) => void;
}

/** Renders the document type and the file, which is uploaded immediately. */
export function AddDocument({ types, uploads, onUpload, ...actions }: AddDocumentProps) {
  const [typeUuid, setType] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = (files: File[]) => {
    setMissing(typeUuid === '');
    if (typeUuid !== '') onUpload(files, typeUuid);
  };
  return (
    <Card title={copy.title}>
      <div className={styles.adding}>
        <SelectField
          label={copy.type}
          options={types}
          value={typeUuid}
          onChange={(chosen) => {
            setType(chosen);
            setMissing(false);
          }}
          errorMessage={isMissing ? copy.typeMissing : undefined}
          width="medium"
          isRequired
        />
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
          allowsMultiple
          isRequired
        />
      </div>
    </Card>
  );
}
