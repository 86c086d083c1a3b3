// Measures how often Chromium gathers no candidate for an answer, with and without a candidate pool
// (docs/chromium-gathering.md). The page has none of the product's code. Each answer is the first of a fresh page.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import { callArgs, launchOptions } from '../tools/browser.ts';
import type { Figure } from './figures.ts';
import { report } from './report.ts';

const answers = Number(process.env.BENCH_GATHERING_RUNS ?? 1000);
/** Pages that answer at the same time. */
const pagesAtOnce = 4;
/** Time after which gathering counts as stuck: a hundred times the usual one. */
const stuckMs = 1500;

/** Options of an answer. */
interface Setting {
  sdp: string;
  iceCandidatePoolSize: number;
  stuckMs: number;
}

/** Runs in a page. Returns an offer as a call makes it. */
async function makeOffer(): Promise<string> {
  const connection = new RTCPeerConnection({ bundlePolicy: 'max-bundle' });
  for (const kind of ['audio', 'video']) connection.addTransceiver(kind);
  connection.createDataChannel('status', { negotiated: true, id: 0 });
  await connection.setLocalDescription();
  const sdp = connection.localDescription?.sdp ?? '';
  connection.close();
  return sdp;
}

/** Runs in a page. Answers an offer. Returns the time until the first candidate in ms, or `null` when there is none. */
async function measureAnswer({ sdp, iceCandidatePoolSize, stuckMs }: Setting): Promise<number | null> {
  const connection = new RTCPeerConnection({ bundlePolicy: 'max-bundle', iceCandidatePoolSize });
  await connection.setRemoteDescription({ type: 'offer', sdp });
  const answeredAtMs = performance.now();
  const first = new Promise<number | null>((resolve) => {
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) resolve(performance.now() - answeredAtMs);
    });
    setTimeout(() => resolve(null), stuckMs);
  });
  await connection.setLocalDescription();
  const firstMs = await first;
  connection.close();
  return firstMs;
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Loads pages again and again. Returns the time to the first candidate of each answer; infinite when it is stuck. */
async function measureAnswers(pages: readonly Page[], iceCandidatePoolSize: number): Promise<number[]> {
  const sdp = (await pages[0]?.evaluate(makeOffer)) ?? '';
  const firstMs: number[] = [];
  let begun = 0;
  async function answerInTurn(page: Page): Promise<void> {
    while (begun < answers) {
      begun += 1;
      await page.reload();
      const measuredMs = await page.evaluate(measureAnswer, { sdp, iceCandidatePoolSize, stuckMs });
      firstMs.push(measuredMs ?? Number.POSITIVE_INFINITY);
    }
  }
  await Promise.all(pages.map(answerInTurn));
  return firstMs;
}

const server = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Answer</title>'),
).listen(0, '127.0.0.1');
await once(server, 'listening');
const browser = await chromium.launch(await launchOptions('full', callArgs));
const figures: Figure[] = [];
try {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pages = await Promise.all(Array.from({ length: pagesAtOnce }, () => openPage(browser, url)));
  for (const [group, poolSize] of [
    ['without a pool', 0],
    ['with a pool of one', 1],
  ] as const) {
    const firstMs = await measureAnswers(pages, poolSize);
    const stuck = firstMs.filter((ms) => !Number.isFinite(ms)).length;
    figures.push(
      {
        group,
        what: 'answers that never gathered a candidate',
        unit: '',
        values: [stuck],
        // The product uses no pool. The other figure shows whether this browser still has the fault.
        ...(poolSize === 0 && { limit: { of: 'max', atMost: 0 } }),
      },
      { group, what: 'answer set → first candidate', unit: 'ms', values: firstMs },
    );
  }
} finally {
  await browser.close();
  server.close();
}
report('gathering', figures, { chromium: browser.version(), answers });
