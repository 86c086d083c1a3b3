import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { durationMs, radius, space } from '../../theme/scale.ts';
import { type } from '../../theme/type.css.ts';

const { color } = vars;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  padding: space.md,
  background: color.bg.sunken,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.md,
});

/** Picture and menus: side by side where both fit. */
export const open = style({ display: 'flex', flexWrap: 'wrap', gap: space.md });

export const column = style({
  flex: '1 1 240px',
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minWidth: 0,
});

/** Button, with what to hear beside or below it. */
export const sound = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

/** Same as in a call: dark, and cropped to the frame. */
export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  color: color.text.default,
  background: color.bg.canvas,
  borderRadius: radius.sm,
});

export const off = style([
  type.small,
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: space.md,
    textAlign: 'center',
    color: color.text.muted,
  },
]);

export const findings = style({ display: 'flex', flexDirection: 'column', gap: space.sm });

export const finding = recipe({
  base: [type.small, { display: 'flex', alignItems: 'flex-start', gap: space.sm }],
  variants: { isFound: { true: {}, false: {} } },
});
globalStyle(`${finding.classNames.base} svg`, { flex: 'none', width: 20, height: 20 });
globalStyle(`${finding.classNames.variants.isFound.true} svg`, { color: color.success.text });
globalStyle(`${finding.classNames.variants.isFound.false} svg`, { color: color.warning.text });

export const level = style({
  height: space.sm,
  overflow: 'hidden',
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.full,
  background: color.bg.surface,
});

export const levelFill = style({
  display: 'block',
  height: '100%',
  borderRadius: radius.full,
  background: color.success.solid,
  transition: `inline-size ${durationMs.state}ms`,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
