import type { JSX } from 'react';
import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { moving, outOfReach, overflowing, withoutEdge, withoutFocusRing } from './checks.ts';
import { examples } from './examples.ts';

// It shows every pattern at once, which is nothing to look at.
const meta = preview.meta({ tags: ['!autodocs', '!dev'] });

interface Play {
  mount: (shown?: JSX.Element) => Promise<unknown>;
  step: (name: string, check: () => Promise<void>) => Promise<void> | void;
}

/** Waits for two frames: charts are measured after the first and drawn in the second. */
const drawn = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

/** Renders every pattern in turn and collects the failures of each in this mode. */
const everyPattern =
  (problemsOf: () => string[] | Promise<string[]>) =>
  async ({ mount, step }: Play) => {
    const problems: Record<string, string[]> = {};
    for (const { name, Component } of examples) {
      await step(name, async () => {
        await mount(<Component />);
        await drawn();
        const found = await problemsOf();
        if (found.length) problems[name] = found;
      });
    }
    await expect(problems).toEqual({});
  };

export const ForcedColours = meta.story({
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ mount, step }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await everyPattern(async () => [...(await withoutFocusRing()), ...withoutEdge()])({ mount, step });
  },
});

export const TextAtTwiceItsSize = meta.story({
  parameters: { media: { textPercent: 200 } },
  play: async ({ mount, step }) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await everyPattern(overflowing)({ mount, step });
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ mount, step }) => {
    await expect(innerWidth).toBe(320);
    await everyPattern(overflowing)({ mount, step });
  },
});

export const ReducedMotion = meta.story({
  parameters: { media: { reducedMotion: 'reduce' } },
  play: async ({ mount, step }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await everyPattern(moving)({ mount, step });
  },
});

export const KeyboardAlone = meta.story({
  play: async ({ mount, step, userEvent }) => everyPattern(() => outOfReach(userEvent.tab))({ mount, step }),
});
