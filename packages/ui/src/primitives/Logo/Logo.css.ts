import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Maximum widths, as specified: 9rem beside an open menu, 6rem beside a closed one. */
const widths = { expanded: '9rem', collapsed: '6rem' } as const;

export const logo = styleVariants(widths, (maxWidth) => ({
  display: 'block',
  width: '100%',
  maxWidth,
  height: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.text.default,
  strokeWidth: 4.5,
  strokeLinecap: 'round' as const,
  strokeLinejoin: 'round' as const,
}));

export const lane = style({ stroke: vars.color.accent.solid });

const anyBrand = style({ display: 'block', width: '100%', color: vars.color.text.default });

export const brand = styleVariants(widths, (maxWidth) => [anyBrand, { maxWidth }]);

globalStyle(`${anyBrand} > *`, { display: 'block', maxWidth: '100%', height: 'auto' });
