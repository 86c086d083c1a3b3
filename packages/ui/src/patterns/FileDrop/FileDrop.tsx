import { type ReactNode, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { CameraIcon, UploadIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Banner } from '../Banner/index.ts';
import { dispatchInput, FieldGroup, type FieldProps } from '../Field/index.ts';
import { DropArea } from './DropArea.tsx';
import { fileDropCopy as copy } from './FileDrop.copy.ts';
import * as styles from './FileDrop.css.ts';
import type { FileItem, FileKind } from './FileDrop.types.ts';
import { type FileActions, FileRow } from './FileRow.tsx';
import { formatFileSize, formatFileTypes, refusalOf } from './fileRules.ts';

/** Props of `FileDrop`. */
export interface FileDropProps extends FieldProps, FileActions {
  /** Visible label: “Your lab report”. */
  label: string;
  /** Name of the field in the form and its schema. The parent owns the files. */
  name?: string;
  /** Help text, always visible. The accepted types are added automatically. */
  description?: ReactNode;
  /** Error text. Inside `Form`, the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a file is required. Other fields show “(optional)”. */
  isRequired?: boolean;
  /** Accepted types. Other files are rejected with a reason. */
  kinds: readonly FileKind[];
  /** Largest size of one file in bytes. */
  maxSizeBytes: number;
  /** The selected files. The parent stores and uploads them. */
  files: readonly FileItem[];
  /** Called with new files that pass the rules. */
  onAdd: (files: File[]) => void;
  /** Whether several files can be selected at once. */
  allowsMultiple?: boolean;
  /** Whether to offer the camera of a phone, for paper documents. */
  hasCamera?: boolean;
}

/**
 * Takes files by drag and drop, a button, or the camera, and shows their upload state. It uploads nothing itself.
 * The submitted value is the file ids separated by spaces, empty without files.
 */
export function FileDrop(props: FileDropProps) {
  const {
    kinds,
    maxSizeBytes,
    files,
    onAdd,
    onCancel,
    onRetry,
    onRemove,
    allowsMultiple,
    hasCamera,
    ...field
  } = props;
  const rules = { kinds, maxSizeBytes };
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const zone = useRef<HTMLFieldSetElement>(null);
  const add = (given: readonly File[]) => {
    const candidates = allowsMultiple ? given : given.slice(0, 1);
    const taken = candidates.filter((file) => refusalOf(file, rules) === undefined);
    setRefusals(candidates.flatMap((file) => refusalOf(file, rules) ?? []));
    if (taken.length > 0) onAdd(taken);
    dispatchInput(zone.current);
  };
  const fileTypes = kinds.map(({ type }) => type);
  return (
    <FieldGroup {...field}>
      {() => (
        <>
          <DropArea ref={zone} onFiles={add}>
            <UploadIcon size={28} className={styles.zoneIcon} />
            <span>{allowsMultiple ? copy.dropSeveral : copy.drop}</span>
            <div className={styles.buttons}>
              <FileTrigger
                acceptedFileTypes={fileTypes}
                allowsMultiple={allowsMultiple}
                onSelect={(chosen) => add([...(chosen ?? [])])}
              >
                <Button variant="soft">{allowsMultiple ? copy.chooseSeveral : copy.choose}</Button>
              </FileTrigger>
              {hasCamera ? (
                <FileTrigger
                  acceptedFileTypes={['image/*']}
                  defaultCamera="environment"
                  onSelect={(chosen) => add([...(chosen ?? [])])}
                >
                  <Button variant="soft" leadingIcon={<CameraIcon size={20} />}>
                    {copy.photograph}
                  </Button>
                </FileTrigger>
              ) : null}
            </div>
            <span className={styles.rules}>
              {copy.rules(formatFileTypes(rules), formatFileSize(maxSizeBytes))}
            </span>
          </DropArea>
          <input type="hidden" name={field.name} value={files.map(({ id }) => id).join(' ')} />
          {refusals.length > 0 ? (
            <div className={styles.problems}>
              {refusals.map((refusal) => (
                <Banner key={refusal} tone="error">
                  {refusal}
                </Banner>
              ))}
            </div>
          ) : null}
          {files.length > 0 ? (
            <ul aria-label={copy.files} className={styles.files}>
              {files.map((file) => (
                <FileRow
                  key={file.id}
                  file={file}
                  onCancel={onCancel}
                  onRetry={onRetry}
                  onRemove={onRemove}
                />
              ))}
            </ul>
          ) : null}
        </>
      )}
    </FieldGroup>
  );
}
