import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import type { Media } from './.storybook/media.ts';
import { launchOptions } from './tools/browser.ts';
import { startGuardMs, testGuardMs, waitGuardMs } from './tools/hangGuard.ts';

/** Whether the full run tests, with what the gate leaves out. */
const isThorough = process.env.TEST_EFFORT === 'full';

/** Returns whether the command line names a project. Only then is its browser looked for. */
const wants = (project: string) => process.argv.some((argument) => argument.includes(project));

/** Returns a Chromium page for components, without motion and with a fixed time zone, language and size. */
async function pageOf(kind: 'shell' | 'pixels') {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    connectTimeout: startGuardMs,
    provider: playwright({
      launchOptions: await launchOptions(kind),
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

/** Emulates system settings of a reader: forced colours, reduced motion, larger text. */
const emulateMedia: BrowserCommand<[Media]> = async ({ page }, { textPercent = 100, ...media }) => {
  await page.emulateMedia(media);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * textPercent) / 100 } });
  await devtools.detach();
};

/** Tests of server processes and commands. */
const ofProcesses = ['packages/server/src/**/*.process.test.ts'];

/** Runs every story once: first its play function, then axe in both themes (`.storybook/preview.tsx`). */
async function storyProjects() {
  if (!wants('stories')) return [];
  return [
    {
      extends: true as const,
      plugins: [
        storybookTest({ configDir: '.storybook', tags: { exclude: isThorough ? [] : ['thorough'] } }),
      ],
      // A file that does not compile fails once, without an overlay in every story after it.
      server: { hmr: { overlay: false } },
      test: {
        name: 'stories',
        setupFiles: ['.storybook/vitest.setup.ts'],
        provide: { waitGuardMs, isThorough },
        // Storybook resets the page after each story, and a new page per file costs more than its stories.
        isolate: false,
        maxWorkers: 2,
        browser: { ...(await pageOf('shell')), commands: { emulateMedia } },
      },
    },
  ];
}

/** Compares pixels with the baselines in `vrt`: docs/adr/0016-visual-regression.md. */
async function visualProjects() {
  if (!wants('visual')) return [];
  return [
    {
      extends: true as const,
      test: {
        name: 'visual',
        include: ['vrt/*.visual.ts'],
        globalSetup: ['vrt/pack.ts'],
        provide: { waitGuardMs, isThorough },
        browser: {
          ...(await pageOf('pixels')),
          expect: {
            toMatchScreenshot: {
              comparatorName: 'pixelmatch' as const,
              // An absolute number: a ratio would let a whole button change on a large page.
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
    // By default Vitest leaves one core idle. The files do not depend on each other.
    maxWorkers: '100%',
    testTimeout: testGuardMs,
    hookTimeout: startGuardMs,
    teardownTimeout: startGuardMs,
    expect: { poll: { timeout: waitGuardMs } },
    // The unit and server tests share one module graph per worker: a new one per file took more than half of their time.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'packages/{clinical,contract,flows,time,ui,app}/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, '**/*.copy.test.ts'],
        },
      },
      {
        // Works on copies of the repository and starts compilers there, so it takes a minute. Part of the full run.
        extends: true,
        test: { name: 'copies', environment: 'node', include: ['tools/**/*.copy.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['packages/server/{src,test}/**/*.test.ts'],
          // What only PostgreSQL does: `pnpm test:scale postgresql`.
          exclude: [
            ...configDefaults.exclude,
            ...ofProcesses,
            ...(process.env.TEST_DATABASE_URL ? [] : ['**/*.postgresql.test.ts']),
          ],
        },
      },
      {
        // Starts and stops server processes many times, which takes minutes. Part of the full run.
        extends: true,
        test: { name: 'processes', environment: 'node', include: ofProcesses },
      },
      ...(await storyProjects()),
      ...(await visualProjects()),
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/{ui,flows,clinical,time}/src/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.css.ts', '**/*.test.ts'],
    },
  },
});
