import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { Spinner } from '../Spinner/index.ts';
import { iconButton, tooltip } from './IconButton.css.ts';

/** Props of `IconButton`. */
export interface IconButtonProps {
  /** Name of the action, used as accessible name and tooltip: “Open menu”. */
  label: string;
  /** Icon, 20 to 24 px. */
  icon: ReactNode;
  /** `danger` for actions that delete or end something. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** `sm` is only for dense staff tables. @default 'md' */
  size?: 'md' | 'sm';
  /** Whether the action is pending. Blocks presses and shows a spinner. */
  isPending?: boolean;
  /** Called on activation by mouse, touch or keyboard. */
  onPress?: () => void;
  /** Whether the element that the button controls is expanded. */
  'aria-expanded'?: boolean;
  /** `id` of the element that the button controls. */
  'aria-controls'?: string;
  /** Ref to the element, for focus management. */
  ref?: Ref<HTMLButtonElement>;
}

/** Renders an action that an icon alone explains. If in doubt use `Button`, which has a visible label. */
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
