import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './tools/browser.ts';

const wantsBrowser = process.argv.some((argument) => argument.includes('stories'));

async function storyProjects() {
  if (!wantsBrowser) return [];
  const executablePath = await findBrowser('shell');
  return ['light', 'dark'].map((theme) => ({
    extends: true as const,
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: `stories-${theme}`,
      env: { STORYBOOK_THEME: theme },
      setupFiles: ['.storybook/vitest.setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath, args: browserArgs },
          contextOptions: {
            reducedMotion: 'reduce' as const,
            deviceScaleFactor: 1,
            timezoneId: 'Asia/Singapore',
            locale: 'en-GB',
            viewport: { width: 1280, height: 960 },
          },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }));
}

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{clinical,contract,flows,ui,app}/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...(await storyProjects()),
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/{ui,flows,clinical}/src/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.css.ts', '**/*.test.ts'],
    },
  },
});
