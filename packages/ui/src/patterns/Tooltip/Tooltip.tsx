import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from '../../primitives/IconButton/IconButton.css.ts';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** Additional text. It must not be required to use the control, because touch never shows it. */
  text: string;
  /** `Button` or `Link` that triggers the tooltip. */
  children: ReactNode;
}

/** Shows text beside a control on focus and hover. `IconButton` has its own tooltip. */
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
