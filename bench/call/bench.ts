import { chromium } from 'playwright';
import { ensureAppBuilt } from '../../tools/appBuild.ts';
import { browserArgs, callArgs, findBrowser } from '../../tools/browser.ts';
import { Product } from '../../tools/product.ts';
import { startRelay } from '../../tools/scale/coturn.ts';
import { startControl } from './control.ts';
import type { Bench } from './gates/gate.ts';
import type { GateName } from './gates/index.ts';
import { startSlowPath } from './slowPath.ts';

/** Runs of the gates that count stalls, which are rare. */
const stallRuns = 500;
const usualRuns = 20;

/** Numbers of runs that differ from the usual one. */
const ownRuns: Partial<Record<GateName, number>> = {
  'G-join': stallRuns,
  'G-relay': stallRuns,
  'G-detour': 100,
  'G-reload': stallRuns,
  'G-cut-8': 10,
  'G-cut-20': 5,
  'G-slow-network': 5,
  'G-slow-1-mbit': 5,
  'G-slow-300-kbit': 5,
  'G-slow-loss': 5,
  'G-slow-delay': 5,
  'G-slow-processor': 5,
};

type Closable = () => Promise<unknown>;

/** Starts the browser. The product, relays and the control page start on first use. `mostRuns` limits the runs of each gate. */
export async function openBench(mostRuns = Number.POSITIVE_INFINITY) {
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

  async function startSlow() {
    const relay = await startRelay();
    closing.push(relay.stop);
    const path = await startSlowPath(relay.port);
    closing.push(path.stop);
    return { ...(await start({ TURN_URLS: path.url, TURN_SECRET: relay.secret })), path };
  }
  async function startBare() {
    const control = await startControl();
    closing.push(control.stop);
    return { browser, url: control.url };
  }

  let direct: ReturnType<typeof start> | undefined;
  let relayed: ReturnType<typeof startRelayed> | undefined;
  let slow: ReturnType<typeof startSlow> | undefined;
  let bare: ReturnType<typeof startBare> | undefined;
  return {
    browser,
    version: browser.version(),
    runsOf: (name: GateName) => Math.min(mostRuns, ownRuns[name] ?? usualRuns),
    direct: () => (direct ??= start({})),
    relayed: () => (relayed ??= startRelayed()),
    slow: () => (slow ??= startSlow()),
    bare: () => (bare ??= startBare()),
    close: async () => {
      for (const close of closing.reverse()) await close();
    },
  } satisfies Omit<Bench, 'runs'> & Record<string, unknown>;
}
