import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { resetLayer } from './layers.css.ts';
import { largeText } from './scale.ts';
import { fontFamily } from './type.css.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, p, figure, blockquote, dl, dd, fieldset', { margin: 0 });
reset('ul, ol', { margin: 0, padding: 0, listStyle: 'none' });
reset('fieldset', { padding: 0, border: 0, minInlineSize: 0 });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset('svg', { flexShrink: 0 });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { border: 0, background: 'none', padding: 0, cursor: 'pointer' });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
reset('body', {
  fontFamily,
  fontSize: '1.0625rem',
  lineHeight: 1.53,
  color: vars.color.text.default,
  background: vars.color.bg.canvas,
  overflowWrap: 'break-word',
  // Unlike `break-word` it lets narrow columns shrink, at the price of broken words.
  '@media': { [largeText]: { overflowWrap: 'anywhere' } },
  WebkitFontSmoothing: 'antialiased',
});

// One focus ring for all focusable elements, in violet, a hue that no status uses.
reset(':focus-visible', { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: 2 });
// A page title receives focus after navigation, for screen readers. A ring would make it look like a control.
reset('h1:focus', { outline: 'none' });

reset('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
