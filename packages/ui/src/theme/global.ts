/// <reference path="./fonts.d.ts" />
/** Everything a page needs once: the bundled fonts, the element defaults and both themes. */
import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/inter';
import './layers.css.ts';
import './reset.css.ts';
import './standInFonts.css.ts';
import './themes.css.ts';
