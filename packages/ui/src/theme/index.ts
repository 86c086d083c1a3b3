export { vars } from './contract.css.ts';
export { resolveTheme, type ThemeName, themeNames } from './resolveTheme.ts';
export {
  breakpoint,
  controlHeight,
  durationMs,
  from,
  largeText,
  lowScreen,
  maxWidth,
  radius,
  type Space,
  space,
  zIndex,
} from './scale.ts';
export { fontFamily, type TypeStep, tabularNumbers, type } from './type.css.ts';
