import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { iconButton, tooltip } from '../../primitives/IconButton/IconButton.css.ts';

interface IconLinkProps {
  /** Where it leads, as name and as tooltip. */
  label: string;
  href: string;
  icon: ReactNode;
}

/** A link that looks like the icon buttons beside it. */
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
