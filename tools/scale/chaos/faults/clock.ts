// Fault: the clock of one server jumps two hours ahead, and back.
import { setTimeout as wait } from 'node:timers/promises';
import { figuresOf } from '../../../trust/figures.ts';
import { call, signIn, signUp } from '../../../trust/people.ts';
import type { Fault } from '../installation.ts';
import { insist } from '../people/crowd.ts';

const [settleMs, wrongMs] = [300, 4000];

export const clockJump: Fault = {
  name: 'the clock of a server two hours ahead, and back',
  happen: async ({ first, second }) => {
    if (second.processId === undefined) throw new Error('The server does not run');
    const token = await insist(async () => signIn(first.url, await signUp(first.url, 'chaos-clock')));
    const read = async () => (await insist(() => call(second.url, '/get-notifications', { token }))).status;
    process.kill(second.processId, 'SIGUSR2');
    await wait(settleMs);
    const ahead = await read();
    await wait(wrongMs);
    process.kill(second.processId, 'SIGUSR2');
    await wait(settleMs);
    const back = await read();
    await insist(() => call(second.url, '/logout', { method: 'DELETE', token }));
    const ended = await read();
    const { exactly } = figuresOf(clockJump.name);
    return [
      exactly('answer to a token that is then too old', ahead, 401),
      exactly('answer to the same token afterwards', back, 200),
      exactly('answer to it when its session has ended', ended, 401),
    ];
  },
};
