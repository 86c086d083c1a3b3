// `pnpm test:times`: prints the steps of the last `npm test`, and its slowest test files.
import { printTable, readTimes } from './verify/report.ts';

const shownCount = 20;

const { at, pace, seconds, steps, files } = readTimes();
console.log(`Run of ${at}: ${seconds} s, pace ${pace}\n`);
printTable([
  ['step', 'seconds', 'passed', 'failed', 'unstable'],
  ...steps.map(({ step, seconds, passed, failed, unstable }) => [
    step,
    seconds,
    passed,
    failed.length,
    unstable.length,
  ]),
]);
const slowest = files.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, shownCount);
console.log('');
printTable([
  ['file', 'seconds', 'step'],
  ...slowest.map(({ file, milliseconds, step }) => [file, (milliseconds / 1000).toFixed(1), step]),
]);
