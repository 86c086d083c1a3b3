import type { ReactNode } from 'react';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/index.ts';
import { badge } from './Badge.css.ts';

/** Props of `Badge`. */
export interface BadgeProps {
  /** One or two words: “Delivered”. */
  children: ReactNode;
  /** Meaning of the state. Status tones have an icon, so that meaning does not depend on colour. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /** Icon that replaces the icon of the tone. */
  icon?: ReactNode;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon };

/** Shows the state of an item in one or two words. For a health reading use `RangeBadge`. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  const ToneIcon = tone === 'neutral' || tone === 'accent' ? null : icons[tone];
  return (
    <span className={badge({ tone })}>
      {icon ?? (ToneIcon ? <ToneIcon size={14} /> : null)}
      {children}
    </span>
  );
}
