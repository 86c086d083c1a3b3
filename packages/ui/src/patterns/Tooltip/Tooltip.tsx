import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from '../../primitives/IconButton/IconButton.css.ts';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** A few words more about the control; nothing that is needed to use it, since touch never shows it. */
  text: string;
  /** The `Button` or `Link` it belongs to. */
  children: ReactNode;
}

/** Texts beside a control while it has focus or the pointer. `IconButton` has its own. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={100}>
      {children}
      <AriaTooltip className={tooltip} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
