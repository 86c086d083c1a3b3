import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { componentsPlugin } from './compiler.ts';
import { isTestStory, titleOf } from './sidebar.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/docs/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  // Behaviour tests are hidden by default; the filter of the sidebar shows them.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, { ...options, makeTitle: () => titleOf(file) })).map((entry) => {
          const { exportName, tags = [] } = entry;
          const isTest = isTestStory({ exportName, tags, hasPlay: tags.includes('play-fn') });
          return isTest ? { ...entry, tags: [...tags, 'behaviour'] } : entry;
        }),
    })),
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in MDX pages.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The page of other names is found by its headings.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Vitest adds the plugin itself. A second one would compile every `.css.ts` file twice.
      plugins: process.env.VITEST ? [] : [vanillaExtractPlugin(), componentsPlugin],
      // The tables of props find components by name.
      build: { rolldownOptions: { output: { keepNames: true } } },
      // A dependency that Vite discovers during a test would reload the page. `force` scans the stories in each test run,
      // because a cached list lacks new imports. Only compiled styles import the included dependency.
      optimizeDeps: {
        force: Boolean(process.env.VITEST),
        include: ['@vitalane/ui > @vanilla-extract/recipes/createRuntimeFn'],
      },
    }),
};

export default config;
