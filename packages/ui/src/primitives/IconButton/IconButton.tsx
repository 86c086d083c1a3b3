import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { Spinner } from '../Spinner/index.ts';
import { iconButton, tooltip } from './IconButton.css.ts';

/** Props of `IconButton`. */
export interface IconButtonProps {
  /** What it does, as name and as tooltip: “Open menu”. */
  label: string;
  /** The icon, 20 to 24 px. */
  icon: ReactNode;
  /** `danger` deletes or ends something. */
  tone?: 'neutral' | 'danger';
  /** `sm` only in dense staff tables. */
  size?: 'md' | 'sm';
  /** Blocks presses and shows that the work continues. */
  isPending?: boolean;
  /** Called on mouse, touch and keyboard alike. */
  onPress?: (event: PressEvent) => void;
  /** Whether the part of the page that this button opens is open. */
  'aria-expanded'?: boolean;
  /** `id` of the part of the page that this button opens. */
  'aria-controls'?: string;
  /** The element itself, to move focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action that an icon alone explains. If in doubt use `Button`, which has words. */
export function IconButton({ label, icon, tone, size, ...aria }: IconButtonProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={100}>
      <AriaButton {...aria} aria-label={label} className={iconButton({ tone, size })}>
        {aria.isPending ? <Spinner size="sm" label={label} /> : icon}
      </AriaButton>
      <Tooltip className={tooltip} offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
