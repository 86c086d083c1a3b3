import { Link } from '../../../primitives/Link/index.ts';
import { EmergencyCall } from '../EmergencyCall.tsx';
import * as styles from './AlertBar.css.ts';
import type { AlertEntry } from './alert.types.ts';
import { alertsCopy as copy } from './alerts.copy.ts';

/** Props of `AlertBar`. */
export interface AlertBarProps {
  /** Open alerts, most severe first. */
  alerts: readonly Pick<AlertEntry, 'uuid' | 'level' | 'reason' | 'action' | 'call'>[];
  /** Path of the full list. */
  href: string;
}

/** Shows the most severe open alert below the top bar of every page. It cannot be dismissed. */
export function AlertBar({ alerts: [worst, ...others], href }: AlertBarProps) {
  if (!worst) return null;
  const isEmergency = worst.level === 'emergency';
  return (
    <section
      className={styles.bar({ tone: isEmergency ? 'emergency' : 'other' })}
      aria-label={copy.bar.label}
    >
      <p className={styles.words}>
        <span className={styles.reason}>{worst.reason}</span> {worst.action}
      </p>
      <div className={styles.links}>
        {worst.call ? <EmergencyCall {...worst.call} /> : null}
        <Link href={href} tone="inherit">
          {copy.bar.open}
          {others.length > 0 ? ` ${copy.bar.more(others.length)}` : null}
        </Link>
      </div>
    </section>
  );
}
