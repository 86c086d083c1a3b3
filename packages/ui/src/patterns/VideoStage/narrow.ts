/** Media query for phones up to 576 px, independent of the theme's breakpoints, on which the self-view can be moved. */
export const narrowQuery = '(max-width: 576px)';
