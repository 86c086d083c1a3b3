import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { isTestStory, partGroups, screenGroups } from './sidebar.ts';

const source = '../packages/ui/src';
const files = '**/*.stories.tsx';
const foldersOf = (kind: string) =>
  [
    ...new Set(
      globSync(`${kind}/*/${files}`, { cwd: join(import.meta.dirname, source) }).map(
        (file) => file.split(sep)[1] ?? '',
      ),
    ),
  ].map((name) => ({ name, directory: `${source}/${kind}/${name}` }));
const groupOf = (groups: Readonly<Record<string, readonly string[]>>, name: string) =>
  Object.keys(groups).find((group) => groups[group]?.includes(name));

/** Primitives and patterns by group; those without a group are listed under Foundations. */
const parts = [...foldersOf('primitives'), ...foldersOf('patterns')].map(({ name, directory }) => ({
  directory,
  files,
  titlePrefix: `${groupOf(partGroups, name) ?? 'Foundations'}/${name}`,
}));

const screens = foldersOf('screens').map(({ name, directory }) => ({
  directory,
  files,
  titlePrefix: `Screens/${groupOf(screenGroups, name) ?? 'Everybody'}`,
}));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/docs/*.mdx', ...parts, ...screens],
  // Behaviour tests are hidden by default; the filter of the sidebar shows them.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          isTestStory(entry.exportName, entry.tags?.includes('play-fn') ?? false)
            ? { ...entry, tags: [...(entry.tags ?? []), 'behaviour'] }
            : entry,
        ),
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
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      // Vitest adds the plugin itself. A second one would compile every `.css.ts` file twice.
      plugins: process.env.VITEST ? [] : [vanillaExtractPlugin()],
      // A dependency that Vite discovers during a test would reload the page. `force` scans the stories in each test run,
      // because a cached list lacks new imports. Only compiled styles import the included dependency.
      optimizeDeps: {
        force: Boolean(process.env.VITEST),
        include: ['@vitalane/ui > @vanilla-extract/recipes/createRuntimeFn'],
      },
    }),
};

export default config;
