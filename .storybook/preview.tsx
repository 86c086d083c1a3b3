/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { type Decorator, definePreview } from '@storybook/react-vite';
import '@vitalane/ui/styles';
import MockDate from 'mockdate';
import { useLayoutEffect } from 'react';

/** The moment at which every story takes place. */
const storyTime = '2026-01-01T09:12:00Z';

// On the root rather than a wrapper: dialogs and menus render into `body` and need the theme too.
const themed: Decorator = (Story, { globals, parameters }) => {
  const theme = String(globals.theme);
  const padding = parameters.layout === 'fullscreen' ? '0' : '24px';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.body.style.padding = padding;
  }, [theme, padding]);
  return <Story />;
};

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  decorators: [themed],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Start here',
          'Principles',
          'Writing',
          'Colour and contrast',
          'Type',
          'Layout',
          'Accessibility',
          'Data display',
          'Using the package',
          'Release notes',
          'screens',
          'patterns',
          'primitives',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '360px', height: '740px' } },
        narrow: { name: 'Narrow, 320 px', type: 'mobile', styles: { width: '320px', height: '640px' } },
      },
    },
  },
  beforeEach: () => {
    MockDate.set(storyTime);
    return () => MockDate.reset();
  },
  initialGlobals: { theme: import.meta.env.STORYBOOK_THEME ?? 'light' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  },
});
