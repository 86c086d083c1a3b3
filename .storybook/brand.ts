import { create } from 'storybook/theming/create';
import { dark } from '../packages/ui/src/theme/dark.ts';
import { light } from '../packages/ui/src/theme/light.ts';
import type { ColorTokens } from '../packages/ui/src/theme/tokens.ts';

const fontBase = "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif";

/** Creates the theme of Storybook's own interface from the tokens of a theme. */
const themeFrom = (base: 'light' | 'dark', { bg, text, border, accent }: ColorTokens) =>
  create({
    base,
    brandTitle: 'Vitalane design system',
    brandTarget: '_self',
    fontBase,
    colorPrimary: accent.solid,
    colorSecondary: accent.solid,
    appBg: bg.canvas,
    appContentBg: bg.surface,
    appPreviewBg: bg.canvas,
    appBorderColor: border.subtle,
    appBorderRadius: 8,
    textColor: text.default,
    textMutedColor: text.muted,
    barBg: bg.surface,
    barTextColor: text.muted,
    barSelectedColor: accent.text,
    barHoverColor: accent.text,
    inputBg: bg.surface,
    inputBorder: border.control,
    inputTextColor: text.default,
    inputBorderRadius: 4,
  });

export const themes = { light: themeFrom('light', light), dark: themeFrom('dark', dark) };
