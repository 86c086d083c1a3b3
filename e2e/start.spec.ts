// Tests `npm start`, the first command of README.md.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../tools/scale/service.ts';

test('npm start serves the app and prints the demo accounts', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-start-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  // In its own process group: npm does not forward signals to the server.
  const child = spawn('npm', ['start'], { cwd: join(import.meta.dirname, '..'), env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const exited = new Promise((resolve) => child.once('close', resolve));
  try {
    await expect(() => expect(output).toContain('Demo accounts')).toPass();
    await page.goto(`http://127.0.0.1:${port}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  }
});
