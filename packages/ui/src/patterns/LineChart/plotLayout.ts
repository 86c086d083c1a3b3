/** Inner height of the plot in px. */
export const plotHeightPx = 220;

/** Margins of the plot in px, for the unit above, values at the left, target edges at the right and days below. */
export const margin = { top: 32, right: 40, bottom: 32, left: 44 } as const;
