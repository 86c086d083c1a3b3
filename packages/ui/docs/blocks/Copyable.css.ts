import { style } from '@vanilla-extract/css';
import { radius, space } from '../../src/theme/scale.ts';
import { type } from '../../src/theme/type.css.ts';

export const button = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: space.sm,
    padding: `${space.xs}px ${space.sm}px`,
    color: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    background: 'none',
    border: 0,
    borderRadius: radius.sm,
    cursor: 'copy',
  },
]);

export const answer = style([type.caption, { fontWeight: 600 }]);
