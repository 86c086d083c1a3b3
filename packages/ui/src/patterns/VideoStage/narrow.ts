/** Phones, up to 576 px: a width of its own, not one of the theme's breakpoints. The self-view can be moved there. */
export const narrowQuery = '(max-width: 576px)';
