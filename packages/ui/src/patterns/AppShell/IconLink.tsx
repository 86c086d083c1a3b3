import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { iconButton, tooltip } from '../../primitives/IconButton/IconButton.css.ts';

interface IconLinkProps {
  /** Name of the target page, used as accessible name and tooltip. */
  label: string;
  href: string;
  icon: ReactNode;
}

/** Renders a link in the style of an icon button. */
export function IconLink({ label, href, icon }: IconLinkProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={100}>
      <Link className={iconButton()} href={href} aria-label={label}>
        {icon}
      </Link>
      <Tooltip className={tooltip} offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
