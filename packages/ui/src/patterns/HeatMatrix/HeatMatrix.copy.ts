/** Texts of `HeatMatrix`. */
export const heatMatrixCopy = { here: 'You' } as const;
