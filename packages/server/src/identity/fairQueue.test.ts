import { describe, expect, it } from 'vitest';
import { FairQueue } from './fairQueue.ts';

const limits = { concurrency: 2, maxWaitingPerClient: 3, maxWaiting: 5 };

/** Returns a queue with tasks that the test finishes, and their start order. */
function observed() {
  const queue = new FairQueue(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (client: string, name: string) =>
    queue.run(client, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { queue, started, add, end };
}

describe('a queue of expensive tasks', () => {
  it('runs at most its limit of tasks concurrently, and returns their results', async () => {
    const { started, add, end } = observed();
    const tasks = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3')];
    await new Promise(setImmediate);
    expect(started).toEqual(['a1', 'a2']);
    await end('a1');
    expect(started).toEqual(['a1', 'a2', 'a3']);
    await end('a2');
    await end('a3');
    expect(await Promise.all(tasks)).toEqual(['a1', 'a2', 'a3']);
  });

  it('runs clients in turn', async () => {
    const { started, add, end } = observed();
    void add('a', 'a1');
    void add('a', 'a2');
    void add('a', 'a3');
    void add('a', 'a4');
    void add('b', 'b1');
    void add('c', 'c1');
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4']);
  });

  it('refuses a client with too many tasks, and everyone when the queue is full', async () => {
    const { add } = observed();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void add('a', name);
    await expect(add('a', 'a6')).rejects.toMatchObject({ code: 'too_many_requests' });
    void add('b', 'b1');
    void add('c', 'c1');
    await expect(add('d', 'd1')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('continues after a failed task', async () => {
    const queue = new FairQueue({ ...limits, concurrency: 1 });
    const failing = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', () => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
