import { chromium } from 'playwright';
import { ensureAppBuilt } from '../../tools/appBuild.ts';
import { browserArgs, callArgs, findBrowser } from '../../tools/browser.ts';
import { Product } from '../../tools/product.ts';
import { startRelay } from '../../tools/scale/coturn.ts';
import type { Bench } from './gates/gate.ts';
import type { GateName } from './gates/index.ts';

/** Gates whose single run takes long are run less often. The table says how often. */
const mostRuns: Partial<Record<GateName, number>> = { 'G-cut-8': 10, 'G-cut-20': 5 };

type Closable = () => Promise<unknown>;

/** Starts the browser; the product, with and without a relay, when first asked for. */
export async function openBench(runs: number) {
  ensureAppBuilt();
  const args = [...browserArgs, ...callArgs];
  const browser = await chromium.launch({ executablePath: await findBrowser('full'), args });
  const closing: Closable[] = [() => browser.close()];

  async function start(settings: Record<string, string>) {
    const product = await Product.create(settings);
    closing.push(() => product.dispose());
    await product.start();
    return { browser, url: product.url, product };
  }
  async function startRelayed() {
    const relay = await startRelay();
    closing.push(relay.stop);
    return { ...(await start({ TURN_URLS: relay.url, TURN_SECRET: relay.secret })), relay };
  }

  let direct: ReturnType<typeof start> | undefined;
  let relayed: ReturnType<typeof startRelayed> | undefined;
  return {
    browser,
    version: browser.version(),
    runsOf: (name: GateName) => Math.min(runs, mostRuns[name] ?? runs),
    direct: () => (direct ??= start({})),
    relayed: () => (relayed ??= startRelayed()),
    close: async () => {
      for (const close of closing.reverse()) await close();
    },
  } satisfies Omit<Bench, 'runs'> & Record<string, unknown>;
}
