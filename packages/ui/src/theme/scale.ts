/** Widths in px at which a layout may change. */
export const breakpoint = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** In em, so that a reader with text twice as large gets the layout of a page half as wide. */
const atLeast = (px: number) => `screen and (min-width: ${px / 16}em)` as const;

/** Media queries from a breakpoint upwards, for `'@media': { [from.md]: { … } }`. */
export const from = {
  sm: atLeast(breakpoint.sm),
  md: atLeast(breakpoint.md),
  lg: atLeast(breakpoint.lg),
  xl: atLeast(breakpoint.xl),
} as const;

/** Media query of a window lower than a picture with its title and controls, such as a phone held sideways. */
export const lowScreen = 'screen and (max-height: 459px)';

/** Distances in px; the unit is 8. */
export const space = { none: 0, xxs: 2, xs: 4, sm: 8, md: 16, lg: 24, xl: 32, xxl: 48 } as const;

/** Name of a distance, for layout props such as `gap`. */
export type Space = keyof typeof space;

/** Corner radii in px; the base is 4. `sm` controls, `md` cards, `lg` dialogs, `full` badges. */
export const radius = { sm: 4, md: 8, lg: 12, full: 9999 } as const;

/** Heights of controls in px: 44 for touch, 32 only in dense staff tables. */
export const controlHeight = { md: 44, sm: 32 } as const;

/** Widest useful measures in px: a form, a text, a page. */
export const maxWidth = { form: 560, reading: 680, page: 1200 } as const;

/** Durations in ms: a change of state, an overlay, a toast. Switched off under reduced motion by the reset. */
export const durationMs = { state: 120, overlay: 200, toast: 400 } as const;

/** Stacking order of overlays. */
export const zIndex = { sticky: 10, overlay: 100, toast: 200 } as const;
