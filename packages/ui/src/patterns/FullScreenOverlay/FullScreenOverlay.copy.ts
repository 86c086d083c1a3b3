/** Texts of the overlay. */
export const fullScreenOverlayCopy = { loading: 'Loading' } as const;
