import { useEffect, useId, useState } from 'react';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { toastCopy } from './Toast.copy.ts';
import * as styles from './Toast.css.ts';
import type { ToastMessage } from './toastQueue.ts';

/** Props of `Toast`. */
export interface ToastProps {
  /** Identifies the toast across a view transition. */
  id: string;
  /** Content of the toast. */
  content: ToastMessage;
  /** Called when the toast is dismissed or its action has run. */
  onClose: () => void;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/** Renders a toast. Its buttons are tab stops and described by its text. */
export function Toast({ id, content: { type, title, message, action }, onClose }: ToastProps) {
  const [titleId, messageId] = [useId(), useId()];
  // Some screen readers announce an alert only if its text is added later.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const TypeIcon = icons[type];
  return (
    <div
      role="alertdialog"
      aria-modal="false"
      aria-labelledby={title ? titleId : messageId}
      aria-describedby={title ? messageId : undefined}
      className={styles.toast({ type })}
      style={{ viewTransitionName: id }}
    >
      <TypeIcon className={styles.icon({ type })} />
      <div role="alert" aria-atomic="true" aria-hidden={!isReady} className={styles.content}>
        {title ? (
          <div id={titleId} className={styles.title}>
            {title}
          </div>
        ) : null}
        <div id={messageId}>{message}</div>
      </div>
      {action ? (
        <div className={styles.action}>
          <Button
            variant="soft"
            size="sm"
            onPress={() => {
              action.onAct();
              onClose();
            }}
          >
            {action.label}
          </Button>
        </div>
      ) : null}
      <div className={styles.close}>
        <IconButton label={toastCopy.close} icon={<CloseIcon size={20} />} onPress={onClose} />
      </div>
    </div>
  );
}
