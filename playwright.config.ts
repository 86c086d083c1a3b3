import { defineConfig } from '@playwright/test';
import { callArgs, launchOptions } from './tools/browser.ts';
import { testGuardMs, waitGuardMs } from './tools/hangGuard.ts';

// Cameras with few frames: in a call four video codecs share the processor with the server. The second one of three
// shows depths, which a call cannot send.
const cameraArgs = callArgs.map((arg) =>
  arg === '--use-fake-device-for-media-stream' ? `${arg}=fps=10,device-count=3` : arg,
);

/** Journeys that need the windows of a browser: for push messages, and for the fonts of the machine. */
const ofWholeBrowser = /(?:medication|opening)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/setUp.ts',
  workers: 2,
  timeout: testGuardMs,
  expect: { timeout: waitGuardMs },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    actionTimeout: waitGuardMs,
    navigationTimeout: waitGuardMs,
    // A trace takes an eighth of the processor time. To look into a failure: `pnpm e2e <file> --trace on`.
    trace: 'off',
    // A service worker would store every file of the app in each journey.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'app',
      testIgnore: ofWholeBrowser,
      // Without the windows of a browser, which take a third of the processor time.
      use: { launchOptions: await launchOptions('shell', cameraArgs) },
    },
    {
      name: 'browser',
      testMatch: ofWholeBrowser,
      use: { launchOptions: await launchOptions('full', cameraArgs), serviceWorkers: 'allow' },
    },
  ],
});
