import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { NotificationIcon } from '../../icons/index.ts';
import { iconButton, tooltip } from '../../primitives/IconButton/IconButton.css.ts';
import { notificationBellCopy as copy } from './NotificationBell.copy.ts';
import * as styles from './NotificationBell.css.ts';
import { NotificationItem } from './NotificationItem.tsx';

/** One message to the person. */
export interface NotificationEntry {
  id: string;
  title: string;
  body: string;
}

/** Props of `NotificationBell`. */
export interface NotificationBellProps {
  /** The messages, newest first; left out or `null` when there is no list (yet). */
  notifications?: readonly NotificationEntry[] | null;
}

/** The number of messages on a bell; pressing it lists them. */
export function NotificationBell({ notifications }: NotificationBellProps) {
  const entries = notifications ?? [];
  return (
    <DialogTrigger>
      <TooltipTrigger delay={600} closeDelay={100}>
        <Button className={iconButton()} aria-label={copy.button(entries.length)}>
          <span className={styles.bell}>
            <NotificationIcon size={22} />
            <span className={styles.count}>{entries.length}</span>
          </span>
        </Button>
        <Tooltip className={tooltip} offset={6}>
          {copy.tooltip}
        </Tooltip>
      </TooltipTrigger>
      <Popover className={styles.popover} placement="bottom end" offset={4} containerPadding={16}>
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
    </DialogTrigger>
  );
}
