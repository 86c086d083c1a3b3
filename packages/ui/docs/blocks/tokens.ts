import { contrastRatio } from '../../src/theme/contrast.ts';
import { dark } from '../../src/theme/dark.ts';
import { vars } from '../../src/theme/index.ts';
import { light } from '../../src/theme/light.ts';
import type { ColorTokens } from '../../src/theme/tokens.ts';

/** Colour of the theme contract. */
export interface ColorToken {
  /** Name of the public variable, such as `--vl-color-text-default`. */
  name: string;
  light: Value;
  dark: Value;
}

interface Value {
  color: string;
  /** Contrast to the ground that it stands on; absent for a colour that is a ground itself. */
  contrast?: number;
}

/** Grounds that colours stand on, by the last part of their name. */
const grounds: Readonly<Record<string, string>> = { onSolid: 'solid', onSoft: 'soft' };
const isGround = (group: string, name: string) =>
  group === 'bg' || group === 'heat' || ['soft', 'softHover'].includes(name);

function toValue(colors: ColorTokens, group: keyof ColorTokens, name: string): Value {
  const ofGroup: Readonly<Record<string, string>> = colors[group];
  const color = ofGroup[name] ?? '';
  if (isGround(group, name)) return { color };
  const ground = ofGroup[grounds[name] ?? ''] ?? colors.bg.surface;
  return { color, contrast: contrastRatio(color, ground) };
}

/** Every colour of the theme contract with its values in both themes, by group. */
export const colorTokens: Readonly<Record<string, readonly ColorToken[]>> = Object.fromEntries(
  (Object.keys(light) as (keyof ColorTokens)[]).map((group) => {
    const variables: Readonly<Record<string, string>> = vars.color[group];
    const tokens = Object.entries(variables).map(([name, variable]) => ({
      name: variable.slice('var('.length, -1),
      light: toValue(light, group, name),
      dark: toValue(dark, group, name),
    }));
    return [group, tokens];
  }),
);
