import { globalLayer } from '@vanilla-extract/css';

/** Element defaults. Components stay outside any layer, so they always win over these. */
export const resetLayer = globalLayer('vl-reset');
/** Values of the theme variables. */
export const themeLayer = globalLayer('vl-theme');
