import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import type { Media } from './.storybook/media.ts';
import { browserArgs, findBrowser } from './tools/browser.ts';

/** Whether a project is asked for by name: the browser is only looked for when a run needs it. */
const wants = (project: string) => process.argv.some((argument) => argument.includes(project));

/** A page of Chromium for components: nothing moves, and time, language and size are fixed. */
async function pageOf(kind: 'shell' | 'pixels') {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath: await findBrowser(kind), args: browserArgs },
      contextOptions: {
        reducedMotion: 'reduce' as const,
        deviceScaleFactor: 1,
        timezoneId: 'Asia/Singapore',
        locale: 'en-GB',
        viewport: { width: 1280, height: 960 },
      },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/** What a reader may have chosen in their system: forced colours, less motion, larger text. */
const emulateMedia: BrowserCommand<[Media]> = async ({ page }, { textPercent = 100, ...media }) => {
  await page.emulateMedia(media);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * textPercent) / 100 } });
  await devtools.detach();
};

/** Every story once: its behaviour, then axe in both themes (`.storybook/preview.tsx`). */
async function storyProjects() {
  if (!wants('stories')) return [];
  return [
    {
      extends: true as const,
      plugins: [storybookTest({ configDir: '.storybook' })],
      // One file that does not compile is one failure, not an overlay in every story after it.
      server: { hmr: { overlay: false } },
      test: {
        name: 'stories',
        setupFiles: ['.storybook/vitest.setup.ts'],
        // A story that shows every pattern in turn takes three seconds, and five times that on a busy machine.
        testTimeout: 60_000,
        // Storybook clears the page after each story; a fresh page for each file would take longer than its stories.
        isolate: false,
        maxWorkers: 2,
        browser: { ...(await pageOf('shell')), commands: { emulateMedia } },
      },
    },
  ];
}

/** Pixels against the baselines in `vrt`: docs/adr/0016-visual-regression.md. */
async function visualProjects() {
  if (!wants('visual')) return [];
  return [
    {
      extends: true as const,
      test: {
        name: 'visual',
        include: ['vrt/*.visual.ts'],
        globalSetup: ['vrt/pack.ts'],
        testTimeout: 60_000,
        browser: {
          ...(await pageOf('pixels')),
          expect: {
            toMatchScreenshot: {
              comparatorName: 'pixelmatch' as const,
              // Absolute: a share of a large page would let a whole button change.
              comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 10 },
              resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
                `${root}/vrt/${arg}${ext}`,
            },
          },
        },
      },
      optimizeDeps: {
        entries: ['packages/ui/src/*/*/*.stories.tsx', '.storybook/preview.tsx'],
        include: ['@vitalane/ui > @vanilla-extract/recipes/createRuntimeFn'],
      },
    },
  ];
}

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    // Left alone one core would only wait; the files are independent of each other.
    maxWorkers: '100%',
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
      ...(await visualProjects()),
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/{ui,flows,clinical}/src/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.css.ts', '**/*.test.ts'],
    },
  },
});
