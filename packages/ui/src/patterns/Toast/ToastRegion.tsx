import { Text } from 'react-aria-components/Text';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { AriaToast, AriaToastContent, AriaToastRegion } from './reactAriaToast.ts';
import { toastCopy } from './Toast.copy.ts';
import * as styles from './Toast.css.ts';
import type { ToastQueue } from './toastQueue.ts';

/** Props of `ToastRegion`. */
export interface ToastRegionProps {
  /** From `createToastQueue`; add to it with `showToast`. */
  queue: ToastQueue;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/** Where toasts appear; once in the app. For what must not be missed use `Banner`. */
export function ToastRegion({ queue }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={queue} aria-label={toastCopy.region} className={styles.region}>
      {({ toast }) => {
        const { type, title, message, action } = toast.content;
        const TypeIcon = icons[type];
        return (
          <AriaToast
            toast={toast}
            className={styles.toast({ type })}
            style={{ viewTransitionName: CSS.escape(toast.key) }}
          >
            <TypeIcon className={styles.icon({ type })} />
            <AriaToastContent className={styles.content}>
              {title ? (
                <Text slot="title" elementType="div" className={styles.title}>
                  {title}
                </Text>
              ) : null}
              <Text slot={title ? 'description' : 'title'} elementType="div">
                {message}
              </Text>
            </AriaToastContent>
            {action ? (
              <div className={styles.action}>
                <Button
                  variant="soft"
                  size="sm"
                  onPress={() => {
                    action.onAct();
                    queue.close(toast.key);
                  }}
                >
                  {action.label}
                </Button>
              </div>
            ) : null}
            <div className={styles.close}>
              <IconButton
                label={toastCopy.close}
                icon={<CloseIcon size={20} />}
                onPress={() => queue.close(toast.key)}
              />
            </div>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
