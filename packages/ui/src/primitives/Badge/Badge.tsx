import type { ReactNode } from 'react';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/index.ts';
import { badge } from './Badge.css.ts';

/** Props of `Badge`. */
export interface BadgeProps {
  /** One or two words: “Delivered”. */
  children: ReactNode;
  /** What the state means. Status tones have an icon, so that colour never speaks alone. */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /** Takes the place of the tone's icon. */
  icon?: ReactNode;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon };

/** The state of a thing in one word. For a health reading use `RangeBadge`. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  const ToneIcon = tone === 'neutral' || tone === 'accent' ? null : icons[tone];
  return (
    <span className={badge({ tone })}>
      {icon ?? (ToneIcon ? <ToneIcon size={14} /> : null)}
      {children}
    </span>
  );
}
