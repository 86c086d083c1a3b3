// What the app costs a browser: the scripts of every page against their budgets, and Lighthouse on a phone for the pages
// that people open most. `--only scripts` measures one part; that one takes a minute and runs in CI.
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
const wanted = Object.entries(parts).filter(([name]) => !values.only || name === values.only);
if (wanted.length === 0)
  throw new Error(`There is no such part. There are: ${Object.keys(parts).join(', ')}.`);

ensureAppBuilt();
const figures: Figure[] = [];
for (const [, measure] of wanted) figures.push(...(await measure()));
report('app', figures);
