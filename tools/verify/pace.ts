// Compares the speed of this machine with that of an idle reference machine.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Duration of the calculation below on every core of an idle machine on which the types are checked in 22 s. */
const referenceMs = 950;
const slowest = 4;

const calculation = `
const { createHash } = require('node:crypto');
const { parentPort } = require('node:worker_threads');
const startedAtMs = performance.now();
let words = [];
for (let round = 0; round < 12; round++) {
  words = Array.from({ length: 60_000 }, (_, index) => createHash('md5').update(round + ' ' + index).digest('base64'));
  words.sort();
}
parentPort.postMessage(performance.now() - startedAtMs);
`;

function calculate(): Promise<number> {
  return new Promise((resolve, reject) => {
    new Worker(calculation, { eval: true }).once('message', resolve).once('error', reject);
  });
}

/** Returns how many times longer a calculation on every core takes than on the reference machine, from 1 to 4. */
export async function measurePace(): Promise<number> {
  const durationsMs = await Promise.all(Array.from({ length: availableParallelism() }, calculate));
  const pace = Math.max(...durationsMs) / referenceMs;
  return Math.round(Math.min(Math.max(pace, 1), slowest) * 10) / 10;
}
