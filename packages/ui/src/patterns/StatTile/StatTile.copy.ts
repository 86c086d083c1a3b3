/** Texts of `StatTile`. */
export const statTileCopy = { empty: 'No reading yet' } as const;
