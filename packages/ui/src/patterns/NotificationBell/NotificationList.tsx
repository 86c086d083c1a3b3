import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { notificationBellCopy as copy } from './NotificationBell.copy.ts';
import * as styles from './NotificationBell.css.ts';
import type { NotificationEntry } from './NotificationBell.types.ts';
import { NotificationItem } from './NotificationItem.tsx';

interface NotificationListProps {
  isOpen: boolean;
  entries: readonly NotificationEntry[];
  /** Ref to the button to which the list is aligned. */
  bell: RefObject<HTMLButtonElement | null>;
  /** Called on Escape and on a press outside. */
  onClose: () => void;
}

/** Renders the messages below the bell. It traps focus and returns it to the bell. */
export function NotificationList({ isOpen, entries, bell, onClose }: NotificationListProps) {
  return (
    <Popover
      className={styles.popover}
      triggerRef={bell}
      isOpen={isOpen}
      onOpenChange={(willOpen) => {
        if (!willOpen) onClose();
      }}
      placement="bottom end"
      offset={4}
      containerPadding={16}
    >
      <Dialog className={styles.dialog} aria-label={copy.list}>
        {entries.length === 0 ? (
          <p className={styles.empty}>{copy.empty}</p>
        ) : (
          <ul>
            {entries.map(({ id, title, body }) => (
              <NotificationItem key={id} title={title} body={body} />
            ))}
          </ul>
        )}
      </Dialog>
    </Popover>
  );
}
