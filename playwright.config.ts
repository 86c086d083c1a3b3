import { defineConfig } from '@playwright/test';
import { browserArgs, callArgs, findBrowser } from './tools/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/build.ts',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findBrowser('full'), args: [...browserArgs, ...callArgs] },
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
