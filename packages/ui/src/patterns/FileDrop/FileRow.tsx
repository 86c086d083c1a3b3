import { CloseIcon, DocumentIcon, ErrorIcon, RetryIcon, SuccessIcon } from '../../icons/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { fileDropCopy as copy } from './FileDrop.copy.ts';
import * as styles from './FileDrop.css.ts';
import type { FileItem } from './FileDrop.types.ts';
import { formatFileSize } from './fileRules.ts';

/** Actions on a file. */
export interface FileActions {
  /** Called to cancel an upload. */
  onCancel?: (id: string) => void;
  /** Called to retry a failed upload. */
  onRetry?: (id: string) => void;
  /** Called to remove a file from the list. */
  onRemove?: (id: string) => void;
}

interface FileRowProps extends FileActions {
  file: FileItem;
}

/** Renders a file with its name, size, upload state and actions. */
export function FileRow({ file, ...actions }: FileRowProps) {
  return (
    <li className={styles.file}>
      {file.pictureUrl ? (
        <img src={file.pictureUrl} alt="" className={styles.picture} />
      ) : (
        <DocumentIcon size={24} className={styles.fileIcon} />
      )}
      <div className={styles.words}>
        <span className={styles.name}>
          {file.name}
          <span className={styles.size}>{formatFileSize(file.sizeBytes)}</span>
        </span>
        <FileProgress file={file} />
      </div>
      <div className={styles.actions}>
        <FileButtons file={file} {...actions} />
      </div>
    </li>
  );
}

function FileProgress({ file: { name, state } }: { file: FileItem }) {
  if (state.status === 'sending') {
    return <ProgressBar label={copy.sending(name)} percent={state.percent} isLabelHidden />;
  }
  const StateIcon = { waiting: null, sent: SuccessIcon, failed: ErrorIcon, refused: ErrorIcon }[state.status];
  const words = 'message' in state ? state.message : copy[state.status];
  return (
    <span role="status" data-status={state.status} className={styles.state}>
      {StateIcon ? <StateIcon size={18} className={styles.stateIcon} /> : null}
      <span>{words}</span>
    </span>
  );
}

function FileButtons({ file: { id, name, state }, onCancel, onRetry, onRemove }: FileRowProps) {
  const close = <CloseIcon size={20} />;
  if (state.status === 'sending') {
    return onCancel ? (
      <IconButton label={copy.cancel(name)} icon={close} onPress={() => onCancel(id)} />
    ) : null;
  }
  return (
    <>
      {state.status === 'failed' && onRetry ? (
        <IconButton
          label={copy.retryNamed(name)}
          icon={<RetryIcon size={20} />}
          onPress={() => onRetry(id)}
        />
      ) : null}
      {onRemove ? <IconButton label={copy.remove(name)} icon={close} onPress={() => onRemove(id)} /> : null}
    </>
  );
}
