import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/docs/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in the written pages.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Vitest adds the plugin itself; twice would compile every `.css.ts` twice.
      plugins: process.env.VITEST ? [] : [vanillaExtractPlugin()],
      // A dependency found late would reload the page in the middle of a test. The stories are scanned again for each
      // test run, since a kept list lacks what has been imported since; the included one only compiled styles import.
      optimizeDeps: {
        force: Boolean(process.env.VITEST),
        include: ['@vitalane/ui > @vanilla-extract/recipes/createRuntimeFn'],
      },
    }),
};

export default config;
