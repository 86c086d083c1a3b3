import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { ChevronRightIcon } from '../../icons/index.ts';
import * as styles from './SettingsScreen.css.ts';

interface SettingsRowProps {
  label: string;
  text: string;
  icon: ReactNode;
  /** Target path. Without it, the row calls `onPress`. */
  href?: string;
  onPress?: () => void;
}

/** Renders a setting as a link to its page, or as a button for its dialog. */
export function SettingsRow({ label, text, icon, href, onPress }: SettingsRowProps) {
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.text}>{text}</span>
      </span>
      <ChevronRightIcon size={20} className={styles.arrow} />
    </>
  );
  return (
    <li className={styles.item}>
      {href === undefined ? (
        <Button className={styles.row} onPress={onPress}>
          {content}
        </Button>
      ) : (
        <Link className={styles.row} href={href}>
          {content}
        </Link>
      )}
    </li>
  );
}
