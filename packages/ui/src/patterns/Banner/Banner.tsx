import type { ReactNode } from 'react';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { bannerCopy } from './Banner.copy.ts';
import * as styles from './Banner.css.ts';

/** Props of `Banner`. */
export interface BannerProps {
  /** What it means. `error` interrupts a screen reader, the others wait for a pause. */
  tone: 'info' | 'success' | 'warning' | 'error';
  /** What happened, in a few words. May stand alone. */
  title?: ReactNode;
  /** What it means for the reader and what to do. */
  children?: ReactNode;
  /** Buttons or links that answer it. */
  actions?: ReactNode;
  /** Shows a dismiss button and is called by it. */
  onDismiss?: () => void;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/** A message that stays on the page until it is dealt with. For what passes by itself use `Toast`. */
export function Banner({ tone, title, children, actions, onDismiss }: BannerProps) {
  const ToneIcon = icons[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.banner({ tone })}>
      <ToneIcon className={styles.icon({ tone })} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {onDismiss ? (
        <div className={styles.dismiss}>
          <IconButton label={bannerCopy.dismiss} icon={<CloseIcon size={20} />} onPress={onDismiss} />
        </div>
      ) : null}
    </div>
  );
}
