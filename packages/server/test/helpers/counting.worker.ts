// A job for the tests of threads: counts the jobs of its thread, or fails on request.
let jobs = 0;

export default async function work(job: string): Promise<string> {
  if (job === 'throw') throw new Error('on purpose');
  if (job === 'exit') process.exit(3);
  if (job === 'loop') for (;;);
  if (job === 'fill') for (const kept: number[][] = []; ; ) kept.push(new Array(100_000).fill(Math.random()));
  jobs += 1;
  return `${job} ${jobs}`;
}
