/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import addonDocs from '@storybook/addon-docs';
import { type Decorator, definePreview } from '@storybook/react-vite';
import '@vitalane/ui/styles';
import MockDate from 'mockdate';
import { useLayoutEffect } from 'react';
import { DocsContainer, DocsPage } from './docs/DocsPage.tsx';
import { readableSource } from './docs/readableSource.ts';
import type { Media } from './media.ts';

const usualMedia: Media = { forcedColors: 'none', reducedMotion: 'reduce', textPercent: 100 };

/** Fixed current time of all stories. */
const storyTime = '2026-01-01T09:12:00Z';

// Set on the root element, because dialogs and menus render into `body` and need the theme too.
const themed: Decorator = (Story, { globals, parameters }) => {
  const theme = String(globals.theme);
  const padding = parameters.layout === 'fullscreen' ? '0' : '24px';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.body.style.padding = padding;
  }, [theme, padding]);
  return <Story />;
};

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
  decorators: [themed],
  parameters: {
    layout: 'padded',
    docs: { page: DocsPage, container: DocsContainer, source: { transform: readableSource } },
    // Test runs omit passed rules, because reporting them takes longer than finding violations.
    a11y: { test: 'error', options: import.meta.env.VITEST ? { resultTypes: ['violations'] } : {} },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          'Actions',
          'Forms',
          'Overlays',
          'Navigation',
          'Data display',
          'Health',
          'Screens',
          ['Patients', 'Doctors', 'Staff', 'Everybody'],
          'Changelog',
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
    if (!import.meta.env.VITEST) return;
    document.documentElement.dataset.theme = 'dark';
    await checkWithAxe(globalThis.isThorough ? context : ofContrast(context));
    document.documentElement.dataset.theme = String(context.globals.theme);
  },
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  },
});
