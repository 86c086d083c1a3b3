/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import addonDocs from '@storybook/addon-docs';
import { type Decorator, definePreview, type StoryContext } from '@storybook/react-vite';
import '@vitalane/ui/styles';
import MockDate from 'mockdate';
import { useEffect, useLayoutEffect } from 'react';
import { appearanceOf, appearanceTypes, applyAppearance } from './appearance.ts';
import { withCompilerTypes } from './docs/argTypes.ts';
import { DocsContainer, DocsPage } from './docs/DocsPage.tsx';
import type { Media } from './media.ts';

const usualMedia: Media = { forcedColors: 'none', reducedMotion: 'reduce', textPercent: 100 };

/** Whether Vitest runs the stories. Its variable `VITEST` exists in Node only. */
const isTestRun = import.meta.env.MODE === 'test';

/** Fixed current time of all stories. */
const storyTime = '2026-01-01T09:12:00Z';

const withAppearance: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { theme, textSize, direction } = globals;
  const padding = viewMode === 'docs' || parameters.layout === 'fullscreen' ? '0' : '24px';
  useLayoutEffect(() => {
    applyAppearance({ theme, textSize, direction });
    document.body.style.padding = padding;
  }, [theme, textSize, direction, padding]);
  useEffect(playSilently);
  return <Story />;
};

/** Browsers refuse to play sound on a page that nobody has pressed, and the other person's video stays black. */
function playSilently(): void {
  if (isTestRun) return;
  for (const video of document.querySelectorAll('video')) {
    video.muted = true;
    video.play().catch(() => undefined);
  }
}

/** Returns the code that a documentation page shows for a story. */
async function codeOf(written: string, context: StoryContext): Promise<string> {
  const { snippetOf } = await import('./docs/snippet.ts');
  return snippetOf(context) ?? written;
}

type Context = Parameters<typeof checkWithAxe>[0];

/** Returns the context of a story with the rule for contrast alone. */
function ofContrast(context: Context): Context {
  const { a11y } = context.parameters;
  const options = { ...a11y?.options, runOnly: { type: 'rule', values: ['color-contrast'] } };
  return { ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } };
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  decorators: [withAppearance],
  parameters: {
    layout: 'padded',
    docs: {
      page: DocsPage,
      container: DocsContainer,
      source: { type: 'dynamic', transform: codeOf },
    },
    // Widths and themes of `vrt`.
    chromatic: {
      modes: {
        'desktop, light': { theme: 'light', viewport: { width: 1280 } },
        'desktop, dark': { theme: 'dark', viewport: { width: 1280 } },
        'phone, light': { theme: 'light', viewport: { width: 360 } },
        'phone, dark': { theme: 'dark', viewport: { width: 360 } },
      },
    },
    // Test runs omit passed rules, because reporting them takes longer than finding violations.
    a11y: { test: 'error', options: isTestRun ? { resultTypes: ['violations'] } : {} },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Start here', 'Principles', 'Writing', 'Using the package', 'Names in other systems'],
          'Foundations',
          ['Colour and contrast', 'Tokens', 'Icons', 'Type', 'Layout', 'Accessibility', 'Charts and figures'],
          'Actions',
          'Forms',
          'Overlays',
          'Navigation',
          'Data display',
          'Health',
          'Screens',
          ['Patients', 'Doctors', 'Staff', 'Everybody'],
          'Releases',
          ['Changelog', 'Versions and upgrades', 'Accessibility conformance'],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '360px', height: '740px' } },
        tall: { name: 'Tall phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        small: { name: 'Smallest phone', type: 'mobile', styles: { width: '320px', height: '568px' } },
        sideways: {
          name: 'Phone held sideways',
          type: 'mobile',
          styles: { width: '844px', height: '390px' },
        },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '820px', height: '1180px' } },
        narrow: { name: 'Narrow, 320 px', type: 'mobile', styles: { width: '320px', height: '640px' } },
      },
    },
  },
  beforeEach: async ({ parameters }) => {
    MockDate.set(storyTime);
    if (parameters.media) await emulateMedia?.(parameters.media);
    return async () => {
      MockDate.reset();
      if (parameters.media) await emulateMedia?.(usualMedia);
    };
  },
  // Test runs check the dark theme here; the accessibility addon checks the story's own theme afterwards. Only colours
  // differ between the themes, so the gate checks only those here, and the full run every rule.
  afterEach: async (context) => {
    if (!isTestRun) return;
    document.documentElement.dataset.theme = 'dark';
    await checkWithAxe(globalThis.isThorough ? context : ofContrast(context));
    document.documentElement.dataset.theme = String(context.globals.theme);
  },
  argTypesEnhancers: [withCompilerTypes],
  // The frame of a story on a documentation page has an address without them.
  initialGlobals: appearanceOf(document.referrer),
  globalTypes: appearanceTypes,
});
