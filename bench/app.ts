// Measures the app in a browser: the script size of every page against its budget, and Lighthouse on a phone for the
// most visited pages. `--only scripts` measures one part, which takes a minute and runs in CI.
import { parseArgs } from 'node:util';
import { ensureAppBuilt } from '../tools/appBuild.ts';
import { measureLighthouse } from './app/lighthouse.ts';
import { measureScripts } from './app/scripts.ts';
import type { Figure } from './figures.ts';
import { report } from './report.ts';

const parts: Record<string, () => Promise<Figure[]>> = {
  scripts: measureScripts,
  lighthouse: measureLighthouse,
};
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const selected = Object.entries(parts).filter(([name]) => !values.only || name === values.only);
if (selected.length === 0) throw new Error(`Unknown part. Available: ${Object.keys(parts).join(', ')}.`);

ensureAppBuilt();
const figures: Figure[] = [];
for (const [, measure] of selected) figures.push(...(await measure()));
report('app', figures);
