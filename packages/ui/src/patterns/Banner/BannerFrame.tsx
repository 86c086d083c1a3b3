import type { ReactNode } from 'react';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/index.ts';
import * as styles from './Banner.css.ts';

/** Props of `BannerFrame`. */
export interface BannerFrameProps {
  /** Meaning of the message. `error` interrupts a screen reader, the others wait for a pause. */
  tone: 'info' | 'success' | 'warning' | 'error';
  /** What happened, in a few words. May stand alone. */
  title?: ReactNode;
  /** What it means for the reader and what to do. */
  children?: ReactNode;
  /** Buttons or links of the message. */
  actions?: ReactNode;
  /** The dismiss button. */
  dismiss?: ReactNode;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/** Renders a `Banner` without its dismiss button. Forms use it directly, so that they load no tooltip. */
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
