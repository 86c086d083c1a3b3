import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { dark } from './dark.ts';
import { themeLayer } from './layers.css.ts';
import { light } from './light.ts';

// Attribute selectors can be nested: a dark call stage on a light page.
globalStyle(':root, [data-theme="light"]', {
  '@layer': {
    [themeLayer]: {
      colorScheme: 'light',
      vars: assignVars(vars, { color: light, shadow: { overlay: '0 8px 24px rgb(10 30 40 / 12%)' } }),
    },
  },
});

const darkRule = {
  '@layer': {
    [themeLayer]: {
      colorScheme: 'dark',
      vars: assignVars(vars, { color: dark, shadow: { overlay: '0 8px 24px rgb(0 0 0 / 50%)' } }),
    },
  },
};

// Print always uses the light theme.
globalStyle('[data-theme="dark"]', { '@media': { screen: darkRule } });

// A page that does not choose follows the system.
globalStyle(':root:not([data-theme])', { '@media': { 'screen and (prefers-color-scheme: dark)': darkRule } });
