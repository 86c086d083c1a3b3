import { defineConfig } from '@playwright/test';
import { callArgs, launchOptions } from './tools/browser.ts';
import { testGuardMs, waitGuardMs } from './tools/hangGuard.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/build.ts',
  workers: 1,
  timeout: testGuardMs,
  expect: { timeout: waitGuardMs },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: await launchOptions('full', callArgs),
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    actionTimeout: waitGuardMs,
    navigationTimeout: waitGuardMs,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
