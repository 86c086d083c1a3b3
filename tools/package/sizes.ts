import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Size in bytes after gzip. */
interface Size {
  jsBytes: number;
  cssBytes: number;
}

const page = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const show = (element) => createRoot(document.body).render(element);
`;

const probes = {
  react: `${page}show(createElement('p'));`,
  button: `${page}import { Button } from '@vitalane/ui/components/Button';
show(createElement(Button, null, 'Save'));`,
  buttonByIndex: `${page}import { Button } from '@vitalane/ui';
show(createElement(Button, null, 'Save'));`,
  everything: `${page}import * as everything from '@vitalane/ui';
show(createElement('p', null, Object.keys(everything).join()));
Object.assign(globalThis, { everything });`,
};

type Probe = keyof typeof probes;

const budgets: readonly { probe: Exclude<Probe, 'react'>; jsKilobytes: number; cssKilobytes: number }[] = [
  { probe: 'button', jsKilobytes: 14, cssKilobytes: 1 },
  { probe: 'buttonByIndex', jsKilobytes: 14, cssKilobytes: 1 },
  { probe: 'everything', jsKilobytes: 94, cssKilobytes: 10.7 },
];

const kilobyte = 1000;

/** Builds each probe with a standard configuration and returns the size that the package adds to React; problems name exceeded budgets. */
export async function measureSizes(product: string): Promise<{ rows: object[]; problems: string[] }> {
  const react = await sizeOf(product, 'react');
  const rows: object[] = [];
  const problems: string[] = [];
  for (const { probe, jsKilobytes, cssKilobytes } of budgets) {
    const size = await sizeOf(product, probe);
    const js = (size.jsBytes - react.jsBytes) / kilobyte;
    const css = size.cssBytes / kilobyte;
    rows.push({
      probe,
      'JS kB': js.toFixed(1),
      'at most': jsKilobytes,
      'CSS kB': css.toFixed(2),
      'at most ': cssKilobytes,
    });
    if (js > jsKilobytes)
      problems.push(`${probe} adds ${js.toFixed(1)} kB of JavaScript; at most ${jsKilobytes}.`);
    if (css > cssKilobytes)
      problems.push(`${probe} adds ${css.toFixed(2)} kB of styles; at most ${cssKilobytes}.`);
  }
  return { rows, problems };
}

async function sizeOf(product: string, probe: Probe): Promise<Size> {
  const folder = join(product, 'probes');
  mkdirSync(folder, { recursive: true });
  const input = join(folder, `${probe}.js`);
  writeFileSync(input, probes[probe]);
  const built = await build({
    root: product,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const bytes = (extension: string) =>
    outputs
      .filter(({ fileName }) => fileName.endsWith(extension))
      .reduce((sum, part) => sum + gzipSync(part.type === 'chunk' ? part.code : part.source).length, 0);
  return { jsBytes: bytes('.js'), cssBytes: bytes('.css') };
}
