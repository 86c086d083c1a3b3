import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import type { ColorTokens } from './tokens.ts';

/** Minimum ratios of WCAG 2.2: enhanced (AAA) for running text, AA for other text, AA for controls, focus and charts. */
const minimum = { body: 7, text: 4.5, shape: 3 };

type Pair = [kind: keyof typeof minimum, name: string, foreground: string, background: string];

function pairsOf(c: ColorTokens): Pair[] {
  const pages = { canvas: c.bg.canvas, surface: c.bg.surface, sunken: c.bg.sunken, overlay: c.bg.overlay };
  const grounds = { ...pages, hover: c.bg.hover, pressed: c.bg.pressed, selected: c.bg.selected };
  const tones = { accent: c.accent, danger: c.danger, info: c.info, success: c.success, warning: c.warning };
  const actions = { accent: c.accent, danger: c.danger };

  const onGrounds = Object.entries(grounds).flatMap(([ground, background]): Pair[] => [
    ['body', `text.default on ${ground}`, c.text.default, background],
    ['text', `text.muted on ${ground}`, c.text.muted, background],
    ['text', `accent.text on ${ground}`, c.accent.text, background],
    ['text', `danger.text on ${ground}`, c.danger.text, background],
    ['shape', `border.control on ${ground}`, c.border.control, background],
    ['shape', `focus.ring on ${ground}`, c.focus.ring, background],
  ]);
  const onPages = Object.entries(pages).flatMap(([page, background]): Pair[] =>
    Object.entries(tones).map(([tone, colors]) => [
      'text',
      `${tone}.text on ${page}`,
      colors.text,
      background,
    ]),
  );
  const inTones = Object.entries(tones).flatMap(([tone, colors]): Pair[] => [
    ['text', `${tone}.onSolid on solid`, colors.onSolid, colors.solid],
    ['text', `${tone}.text on soft`, colors.text, colors.soft],
    ['body', `text.default on ${tone}.soft`, c.text.default, colors.soft],
  ]);
  const inActions = Object.entries(actions).flatMap(([tone, colors]): Pair[] => [
    ['text', `${tone}.onSolid on solidHover`, colors.onSolid, colors.solidHover],
    ['text', `${tone}.onSolid on solidPressed`, colors.onSolid, colors.solidPressed],
    ['text', `${tone}.onSoft on soft`, colors.onSoft, colors.soft],
    ['text', `${tone}.onSoft on softHover`, colors.onSoft, colors.softHover],
    ['shape', `${tone}.solid on canvas`, colors.solid, c.bg.canvas],
    ['shape', `${tone}.solid on surface`, colors.solid, c.bg.surface],
  ]);
  const inCharts = Object.entries(c.series).flatMap(([series, color]): Pair[] => [
    ['shape', `series ${series} on surface`, color, c.bg.surface],
    ['shape', `series ${series} on canvas`, color, c.bg.canvas],
  ]);
  const inBands: Pair[] = [
    ['body', 'text.default on heat 1', c.text.default, c.heat[1]],
    ['body', 'text.default on heat 2', c.text.default, c.heat[2]],
    ['text', 'text.default on heat 3', c.text.default, c.heat[3]],
    ['text', 'canvas on heat 5', c.bg.canvas, c.heat[5]],
  ];
  return [...onGrounds, ...onPages, ...inTones, ...inActions, ...inCharts, ...inBands];
}

test('returns 21 for black on white and 1 for equal colours', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#066278', '#066278')).toBe(1);
});

test.each([
  { theme: 'light', colors: light },
  { theme: 'dark', colors: dark },
])('tracks, neutral badges and read-only fields are visible on a card of the $theme theme', ({ colors }) => {
  expect(contrastRatio(colors.bg.pressed, colors.bg.surface)).toBeGreaterThanOrEqual(1.15);
});

describe.each([
  { theme: 'light', colors: light },
  { theme: 'dark', colors: dark },
])('in the $theme theme', ({ colors }) => {
  test.each(pairsOf(colors))('%s: %s has sufficient contrast', (kind, _name, foreground, background) => {
    expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(minimum[kind]);
  });
});
