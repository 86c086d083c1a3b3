/// <reference path="./fonts.d.ts" />
/** Global styles of a page: bundled fonts, element defaults and both themes. */
import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/inter';
import './layers.css.ts';
import './reset.css.ts';
import './standInFonts.css.ts';
import './themes.css.ts';
