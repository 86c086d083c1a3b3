/** Texts of the tile. */
export const statTileCopy = { empty: 'No reading yet' } as const;
