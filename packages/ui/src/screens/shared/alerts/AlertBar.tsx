import { Link } from '../../../primitives/Link/index.ts';
import { EmergencyCall } from '../EmergencyCall.tsx';
import * as styles from './AlertBar.css.ts';
import type { AlertEntry } from './alert.types.ts';
import { alertsCopy as copy } from './alerts.copy.ts';

type BarEntry = Pick<
  AlertEntry,
  'uuid' | 'level' | 'reason' | 'action' | 'call' | 'value' | 'when' | 'comparison' | 'newest' | 'closes'
>;

/** Props of `AlertBar`. */
export interface AlertBarProps {
  /** Open alerts to show: the first in order, and the one that says the opposite of it. */
  alerts: readonly BarEntry[];
  /** Number of other open alerts. */
  moreCount: number;
  /** Path of the full list. */
  href: string;
}

/** Shows the most urgent open alert below the top bar of every page. It cannot be dismissed. */
export function AlertBar({ alerts, moreCount, href }: AlertBarProps) {
  const [first, ...opposite] = alerts;
  if (!first) return null;
  const isEmergency = alerts.some(({ level }) => level === 'emergency');
  const call = alerts.find((alert) => alert.call)?.call;
  return (
    <section
      className={styles.bar({ tone: isEmergency ? 'emergency' : 'other' })}
      aria-label={copy.bar.label}
    >
      <div className={styles.words}>
        <p className={first.level === 'emergency' ? undefined : styles.shortened}>
          <span className={styles.reason}>{first.reason}</span> {first.action}
        </p>
        <p className={styles.reading}>
          {copy.bar.reading(first)} {first.closes}
        </p>
        {opposite.map((alert) => (
          <p key={alert.uuid} className={styles.reading}>
            <span className={styles.reason}>{alert.reason}</span>{' '}
            {copy.bar.reading({ ...alert, newest: null })} {alert.closes}
          </p>
        ))}
      </div>
      <div className={styles.links}>
        {call ? <EmergencyCall {...call} /> : null}
        <Link href={href} tone="inherit">
          {copy.bar.open}
          {moreCount > 0 ? ` ${copy.bar.more(moreCount)}` : null}
        </Link>
      </div>
    </section>
  );
}
