import type { JSX } from 'react';
import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { brokenWords, moving, outOfReach, overflowing, withoutEdge, withoutFocusRing } from './checks.ts';
import { type Example, patternExamples, screenExamples } from './examples.ts';

// It shows every pattern in turn, which is nothing to look at. Each pattern's own stories are checked with axe.
const meta = preview.meta({
  tags: ['!autodocs', '!dev', 'thorough'],
  parameters: { a11y: { test: 'off' }, layout: 'fullscreen' },
});

interface Play {
  mount: (shown?: JSX.Element) => Promise<unknown>;
  step: (name: string, check: () => Promise<void>) => Promise<void> | void;
}

/** Waits for two frames: charts are measured after the first and drawn in the second. */
const drawn = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

/** Renders examples in turn and collects the failures of each in this mode. */
const everyOne =
  (examples: readonly Example[], problemsOf: () => string[] | Promise<string[]>) =>
  async ({ mount, step }: Play) => {
    const problems: Record<string, string[]> = {};
    for (const { name, Component, paddingPx } of examples) {
      await step(name, async () => {
        await mount(
          <div style={{ padding: paddingPx }}>
            <Component />
          </div>,
        );
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
    await everyOne(patternExamples, async () => [...(await withoutFocusRing()), ...withoutEdge()])({
      mount,
      step,
    });
  },
});

export const TextAtTwiceItsSize = meta.story({
  parameters: { media: { textPercent: 200 } },
  play: async ({ mount, step }) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await everyOne(patternExamples, overflowing)({ mount, step });
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ mount, step }) => {
    await expect(innerWidth).toBe(320);
    await everyOne([...patternExamples, ...screenExamples], () => [...overflowing(), ...brokenWords()])({
      mount,
      step,
    });
  },
});

export const SmallestPhoneWithTextAtTwiceItsSize = meta.story({
  parameters: { media: { textPercent: 200 } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ mount, step }) => {
    await expect(innerWidth).toBe(320);
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await everyOne([...patternExamples, ...screenExamples], overflowing)({ mount, step });
  },
});

export const ReducedMotion = meta.story({
  parameters: { media: { reducedMotion: 'reduce' } },
  play: async ({ mount, step }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await everyOne(patternExamples, moving)({ mount, step });
  },
});

export const KeyboardAlone = meta.story({
  play: async ({ mount, step, userEvent }) =>
    everyOne(patternExamples, () => outOfReach(userEvent.tab))({ mount, step }),
});
