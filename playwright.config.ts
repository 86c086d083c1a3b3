import { defineConfig } from '@playwright/test';
import { callArgs, launchOptions } from './tools/browser.ts';
import { testGuardMs, waitGuardMs } from './tools/hangGuard.ts';

// A camera with few frames: in a call four video codecs share the processor with the server.
const cameraArgs = callArgs.map((arg) =>
  arg === '--use-fake-device-for-media-stream' ? `${arg}=fps=10` : arg,
);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/build.ts',
  workers: 2,
  timeout: testGuardMs,
  expect: { timeout: waitGuardMs },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: await launchOptions('full', cameraArgs),
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    actionTimeout: waitGuardMs,
    navigationTimeout: waitGuardMs,
    // Pictures of every action would take a fifth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
