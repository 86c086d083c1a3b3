import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { NotificationIcon } from '../../icons/index.ts';
import { iconButton, tooltip } from '../../primitives/IconButton/IconButton.css.ts';
import { lazyOverlay, useLazyOverlay } from '../lazyOverlay.ts';
import { notificationBellCopy as copy } from './NotificationBell.copy.ts';
import * as styles from './NotificationBell.css.ts';
import type { NotificationBellProps } from './NotificationBell.types.ts';

const list = lazyOverlay(async () => (await import('../overlays.ts')).NotificationList);

/** Renders a bell with the number of messages. A press opens the list. */
export function NotificationBell({ notifications }: NotificationBellProps) {
  const entries = notifications ?? [];
  const [isOpen, setIsOpen] = useState(false);
  const NotificationList = useLazyOverlay(list, isOpen);
  const bell = useRef<HTMLButtonElement>(null);
  return (
    <>
      <TooltipTrigger delay={600} closeDelay={100}>
        <Button
          ref={bell}
          className={iconButton()}
          aria-label={copy.button(entries.length)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => setIsOpen(true)}
        >
          <span className={styles.bell}>
            <NotificationIcon size={22} />
            <span className={styles.count}>{entries.length}</span>
          </span>
        </Button>
        <Tooltip className={tooltip} offset={6}>
          {copy.tooltip}
        </Tooltip>
      </TooltipTrigger>
      {NotificationList && (
        <NotificationList isOpen={isOpen} entries={entries} bell={bell} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
