// Simulated clients in processes of their own, so that their cost is not counted as the server's.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Order } from './client.ts';

/** Process of clients. */
export interface Crowd {
  /** Sends one order and waits for its result. */
  execute(order: Order): Promise<number[]>;
  leave(): Promise<void>;
}

/** Starts a process without clients. */
export function startCrowd(): Crowd {
  const child = fork(join(import.meta.dirname, 'client.ts'), { serialization: 'advanced' });
  return {
    execute: (order) => answerOf(child, order),
    async leave() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

function answerOf(child: ChildProcess, order: Order): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const onEnd = () => reject(new Error(`The client process exited during the order ${order.do}.`));
    child.once('exit', onEnd);
    child.once('message', (answer: number[]) => {
      child.off('exit', onEnd);
      resolve(answer);
    });
    child.send(order);
  });
}
