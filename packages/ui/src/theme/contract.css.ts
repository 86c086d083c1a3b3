import { createGlobalThemeContract } from '@vanilla-extract/css';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const status = { solid: null, onSolid: null, text: null, soft: null, border: null };
const action = { ...status, solidHover: null, solidPressed: null, softHover: null, onSoft: null };

/**
 * Theme variables, such as `vars.color.text.default` for `--vl-color-text-default`.
 * The names are global instead of hashed, as a stable API for tests and tools outside the package.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      bg: {
        canvas: null,
        surface: null,
        sunken: null,
        overlay: null,
        hover: null,
        pressed: null,
        selected: null,
        backdrop: null,
      },
      text: { default: null, muted: null, disabled: null },
      border: { subtle: null, default: null, control: null },
      focus: { ring: null },
      accent: action,
      danger: action,
      info: status,
      success: status,
      warning: status,
      series: { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null },
      heat: { 1: null, 2: null, 3: null, 4: null, 5: null },
    },
    shadow: { overlay: null },
  },
  (_value, path) => `vl-${path.map(kebab).join('-')}`,
);
