import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../browser.ts';

/** Copies the example product to a folder outside this workspace and installs the packed package. */
export function installConsumer(root: string, folder: string, tarball: string): void {
  cpSync(join(root, 'examples/consumer'), folder, { recursive: true });
  copyFileSync(tarball, join(folder, 'vitalane-ui.tgz'));
  run(folder, 'pnpm', 'install', '--ignore-workspace', '--prefer-offline', '--silent');
  run(folder, 'pnpm', 'exec', 'tsc');
  run(folder, 'pnpm', 'exec', 'vite', 'build', '--logLevel', 'warn');
}

function run(folder: string, program: string, ...parameters: string[]): void {
  execFileSync(program, parameters, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Opens the built example in a browser; returns its problems. */
export async function openConsumer(folder: string): Promise<string[]> {
  const server = createServer((request, response) => {
    const requestedPath = join(folder, 'dist', new URL(request.url ?? '/', 'http://localhost').pathname);
    const file =
      extname(requestedPath) && existsSync(requestedPath) ? requestedPath : join(folder, 'dist/index.html');
    response.setHeader('content-type', mediaTypes[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const browser = await chromium.launch(await launchOptions('full'));
  try {
    return await tryOut(await browser.newPage(), `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    server.close();
  }
}

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const ownAccent = 'rgb(122, 46, 107)';

async function tryOut(page: Page, url: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`The page failed: ${message}`));
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Prescription number' }).fill('402518');
  const button = page.getByRole('button', { name: 'Make it ready' });
  await page.mouse.move(0, 0);
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  if (colour !== ownAccent) problems.push(`The product's own accent has no effect: the button is ${colour}.`);
  await button.click();
  await page.getByRole('status').getByText('Prescription 402518 will be ready').waitFor();
  const font = await page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible Next Variable"'));
  if (!font) problems.push('The bundled font was not loaded.');
  return problems;
}
