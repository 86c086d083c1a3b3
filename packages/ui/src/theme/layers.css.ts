import { globalLayer } from '@vanilla-extract/css';

/** Layer of element defaults. Components are outside of layers, so they always override it. */
export const resetLayer = globalLayer('vl-reset');
/** Layer of theme variable values. */
export const themeLayer = globalLayer('vl-theme');
