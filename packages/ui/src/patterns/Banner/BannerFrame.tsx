import type { ReactNode } from 'react';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/index.ts';
import * as styles from './Banner.css.ts';

/** Props of `BannerFrame`. */
export interface BannerFrameProps {
  /** Meaning of the message. `error` interrupts a screen reader; the other tones wait for a pause. */
  tone: 'info' | 'success' | 'warning' | 'error';
  /** Short title. It may be used without `children`. */
  title?: ReactNode;
  /** Consequence for the user, and what to do. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Dismiss button. */
  dismiss?: ReactNode;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/** Renders a `Banner` without its dismiss button. Forms use it directly to avoid loading the tooltip. */
export function BannerFrame({ tone, title, children, actions, dismiss }: BannerFrameProps) {
  const ToneIcon = icons[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.banner({ tone })}>
      <ToneIcon className={styles.icon({ tone })} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {dismiss ? <div className={styles.dismiss}>{dismiss}</div> : null}
    </div>
  );
}
