import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from './NotificationBell.css.ts';

/** Renders a message on one line. A press shows the full text. */
export function NotificationItem({ title, body }: { title: string; body: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.item}>
      <Button className={styles.itemButton} aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.body({ isOpen })}>{body}</span>
      </Button>
    </li>
  );
}
