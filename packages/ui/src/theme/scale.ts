/** Breakpoints of layouts, widths in px. */
export const breakpoint = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Returns a media query in em, so that a reader with doubled text size gets the layout of half the width. */
const atLeast = (px: number) => `screen and (min-width: ${px / 16}em)` as const;

/** Media queries from a breakpoint upwards, for `'@media': { [from.md]: { … } }`. */
export const from = {
  sm: atLeast(breakpoint.sm),
  md: atLeast(breakpoint.md),
  lg: atLeast(breakpoint.lg),
  xl: atLeast(breakpoint.xl),
} as const;

/** Media query of a window too low for a video with its title and controls, such as a phone in landscape. */
export const lowScreen = 'screen and (max-height: 459px)';

/** Media query of a phone whose reader has text at about twice its size: words break where they must. */
export const largeText = 'screen and (max-width: 15em)';

/** Spacing scale in px, in multiples of 8 from `sm` on. */
export const space = { none: 0, xxs: 2, xs: 4, sm: 8, md: 16, lg: 24, xl: 32, xxl: 48 } as const;

/** Step of the spacing scale, for layout props such as `gap`. */
export type Space = keyof typeof space;

/** Corner radii in px: `sm` for controls, `md` for cards, `lg` for dialogs, `full` for badges. */
export const radius = { sm: 4, md: 8, lg: 12, full: 9999 } as const;

/** Heights of controls in px: 44 for touch, 32 only in dense staff tables. */
export const controlHeight = { md: 44, sm: 32 } as const;

/** Maximum widths in px of a form, a text and a page. */
export const maxWidth = { form: 560, reading: 680, page: 1200 } as const;

/** Durations in ms of a state change, an overlay and a toast. The reset disables them under reduced motion. */
export const durationMs = { state: 120, overlay: 200, toast: 400 } as const;

/** Stacking order of overlays. */
export const zIndex = { sticky: 10, overlay: 100, toast: 200 } as const;
