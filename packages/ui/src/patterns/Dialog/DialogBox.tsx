import { useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon } from '../../icons/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { dialogCopy } from './Dialog.copy.ts';
import * as styles from './Dialog.css.ts';
import type { DialogProps } from './Dialog.types.ts';

/** Renders the content of an open `Dialog`. */
export function DialogBox({
  title,
  isOpen,
  onClose,
  children,
  actions,
  size = 'sm',
  role = 'dialog',
}: DialogProps) {
  const contentId = useId();
  const isQuestion = role === 'alertdialog';
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      isDismissable={!isQuestion}
      onOpenChange={(open) => open || onClose()}
    >
      <Modal className={styles.modal({ size })}>
        <AriaDialog
          role={role}
          aria-describedby={isQuestion ? contentId : undefined}
          className={styles.dialog}
        >
          <div className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {isQuestion ? null : (
              <div className={styles.close}>
                <IconButton label={dialogCopy.close} icon={<CloseIcon />} onPress={onClose} />
              </div>
            )}
          </div>
          <div id={contentId}>{children}</div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
