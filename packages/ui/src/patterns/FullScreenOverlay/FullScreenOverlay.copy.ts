/** Texts of `FullScreenOverlay`. */
export const fullScreenOverlayCopy = { loading: 'Loading' } as const;
