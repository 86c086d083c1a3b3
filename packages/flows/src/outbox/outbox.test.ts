import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Fate, memoryOutboxStore, modelServer, PageEnded, type Typed } from './outbox.fake.ts';
import { outcomeOf } from './outbox.rules.ts';
import { createOutbox } from './outbox.ts';

const hourMs = 3_600_000;

/** Creates a device that outlives its pages, and the server. */
function startDevice() {
  let nowMs = 0;
  let keys = 0;
  const store = memoryOutboxStore();
  const server = modelServer(() => nowMs);
  /** Opens a page on the same store; its attempts end as in `fates`. */
  const open = (fates: readonly Fate[] | null = []) => {
    const deliver = fates && server.connection(fates);
    return createOutbox<Typed>({
      store,
      connect: async () => deliver,
      alone: (work) => work(),
      newKey: () => `key-${++keys}`,
      now: () => nowMs,
    });
  };
  const wait = (ms: number) => {
    nowMs += ms;
  };
  return { store, server, open, wait };
}

const typed = (name: string, isWrong = false): Typed => ({ name, isWrong });

let device: ReturnType<typeof startDevice>;
beforeEach(() => {
  device = startDevice();
});

const names = () => device.server.stored.map(({ name }) => name);

describe('offline entries', () => {
  it('are kept across a restart, and sent in order when online', async () => {
    const offline = device.open(null);
    await offline.add('mei', typed('first'));
    await offline.add('mei', typed('second'));
    expect((await offline.send('mei')).size).toBe(0);
    const online = device.open();
    expect(await online.list('mei')).toHaveLength(2);
    await online.send('mei');
    expect(names()).toEqual(['first', 'second']);
    expect(await online.list('mei')).toEqual([]);
  });

  it('are neither shown nor sent for another account', async () => {
    await device.open(null).add('mei', typed('hers'));
    const page = device.open();
    expect(await page.list('ravi')).toEqual([]);
    await page.send('ravi');
    expect(names()).toEqual([]);
    expect(await page.list('mei')).toHaveLength(1);
  });

  it('are deleted for their owner only', async () => {
    const page = device.open(null);
    await page.add('mei', typed('hers'));
    await page.add('ravi', typed('his'));
    await page.forget('mei');
    expect(await page.list('mei')).toEqual([]);
    expect(await page.list('ravi')).toHaveLength(1);
  });
});

describe('an entry that is not sent yet', () => {
  it('is changed before it is sent', async () => {
    const offline = device.open(null);
    const { id } = await offline.add('mei', typed('mistyped'));
    expect(await offline.edit(id, typed('edited'))).toBe(true);
    await device.open().send('mei');
    expect(names()).toEqual(['edited']);
  });
});

describe('an entry that the server refuses', () => {
  it('keeps the reason, does not block later entries, and is stored after an edit', async () => {
    const page = device.open();
    const wrong = await page.add('mei', typed('wrong', true));
    await page.add('mei', typed('right'));
    await page.send('mei');
    expect(names()).toEqual(['right']);
    expect(await page.list('mei')).toMatchObject([{ id: wrong.id, refusal: { message: 'Too high.' } }]);
    await page.send('mei');
    expect(names()).toEqual(['right']);
    await page.edit(wrong.id, typed('edited'));
    await page.send('mei');
    expect(names()).toEqual(['right', 'edited']);
  });

  it('can be discarded', async () => {
    const page = device.open();
    const wrong = await page.add('mei', typed('wrong', true));
    await page.send('mei');
    await page.discard(wrong.id);
    expect(await page.list('mei')).toEqual([]);
  });
});

describe('an entry with a lost response', () => {
  it('is stored once after repeated requests', async () => {
    const page = device.open(['lostAfter', 'lostAfter']);
    await page.add('mei', typed('one'));
    for (let tries = 0; tries < 4; tries += 1) await page.send('mei');
    expect(names()).toEqual(['one']);
    expect(await page.list('mei')).toEqual([]);
  });

  it('can neither be discarded nor edited while its outcome is unknown', async () => {
    const page = device.open(['lostAfter']);
    const { id } = await page.add('mei', typed('one'));
    await page.send('mei');
    await page.discard(id);
    expect(await page.edit(id, typed('other'))).toBe(false);
    expect(await page.list('mei')).toMatchObject([{ request: { name: 'one' } }]);
  });

  it('needs confirmation instead of a retry when the server may have forgotten its key', async () => {
    const page = device.open(['lostAfter']);
    await page.add('mei', typed('one'));
    await page.add('mei', typed('two'));
    await page.send('mei');
    device.wait(24 * hourMs + 1);
    await page.send('mei');
    expect(names()).toEqual(['one', 'two']);
    expect(await page.list('mei')).toMatchObject([
      { request: { name: 'one' }, refusal: { code: 'uncertain', message: null } },
    ]);
  });
});

it('stops at the first attempt without a response', async () => {
  const page = device.open(['lostBefore']);
  await page.add('mei', typed('first'));
  await page.add('mei', typed('second'));
  await page.send('mei');
  expect(names()).toEqual([]);
});

describe('an entry that the server cannot store', () => {
  it('delays no later entry, and is sent again in the next round', async () => {
    const page = device.open(['failed', 'answered', 'answered']);
    for (const name of ['broken', 'second', 'third']) await page.add('mei', typed(name));
    await page.send('mei');
    expect(names()).toEqual(['second', 'third']);
    await page.send('mei');
    expect(names()).toEqual(['second', 'third', 'broken']);
  });

  it('comes last in the next round, also when its request never got a response', async () => {
    const page = device.open(['lostBefore']);
    for (const name of ['hanging', 'second']) await page.add('mei', typed(name));
    await page.send('mei');
    await page.send('mei');
    expect(names()).toEqual(['second', 'hanging']);
  });
});

it('rejects when the disk is full', async () => {
  device.store.breakAfter(0);
  await expect(device.open().add('mei', typed('one'))).rejects.toThrow();
});

describe('outcome of a response', () => {
  it.each([
    [201, 'stored'],
    [401, 'rejected'],
    [503, 'rejected'],
    [500, 'deferred'],
    [502, 'deferred'],
    [429, 'unreached'],
    [403, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [422, 'refused'],
  ])('%i: %s', (status, kind) => {
    expect(outcomeOf(status).kind).toBe(kind);
  });

  it('a blocked account is no reason to refuse an entry', () => {
    expect(outcomeOf(403, { code: 'account_inactive' }).kind).toBe('unreached');
  });
});

const fates = fc.constantFrom<Fate>(
  'answered',
  'answered',
  'lostBefore',
  'lostAfter',
  'failed',
  'crashedBefore',
  'crashedAfter',
  'rejected',
);
const owners = fc.constantFrom('mei', 'ravi');
const steps = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('add' as const), owner: owners, isWrong: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('send' as const), owner: owners, fates: fc.array(fates) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('break' as const), changes: fc.nat(4) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), owner: owners }) },
);

/** Discards refused entries that have arrived, and edits the others. */
async function settleRefused({ open, server }: ReturnType<typeof startDevice>, owner: string): Promise<void> {
  const page = open();
  for (const { id, refusal, request } of await page.list(owner)) {
    if (!refusal) continue;
    const hasArrived = server.stored.some(({ name }) => name === request.name);
    await (hasArrived ? page.discard(id) : page.edit(id, typed(request.name)));
  }
}

it('stores every entry exactly once and under its owner, for any losses, refusals and interruptions', async () => {
  const run = fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (plan) => {
    const own = startDevice();
    const queued: { owner: string; name: string; isWrong: boolean }[] = [];
    for (const [index, step] of plan.entries()) {
      // Each step starts in a new page without the memory of the previous one.
      try {
        if (step.do === 'break') own.store.breakAfter(step.changes);
        if (step.do === 'wait') own.wait(step.hours * hourMs);
        if (step.do === 'edit') await settleRefused(own, step.owner);
        if (step.do === 'send') await own.open(step.fates).send(step.owner);
        if (step.do === 'add') {
          const name = `entry-${index}`;
          await own.open(null).add(step.owner, typed(name, step.isWrong));
          queued.push({ owner: step.owner, name, isWrong: step.isWrong });
        }
      } catch (error) {
        if (!(error instanceof PageEnded)) throw error;
        own.store.breakAfter(null);
      }
    }
    own.store.breakAfter(null);
    for (const owner of ['mei', 'ravi']) {
      // Twice, because refusals are known only after sending.
      for (let round = 0; round < 2; round += 1) {
        await own.open().send(owner);
        await settleRefused(own, owner);
      }
      await own.open().send(owner);
      expect(await own.open().list(owner)).toEqual([]);
    }
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
    const plain = queued.map(({ owner, name }) => ({ owner, name }));
    expect([...own.server.stored].sort(byName)).toEqual(plain.sort(byName));
  });
  await fc.assert(run, { numRuns: 500 });
});

it('keeps the order of input, for any losses and interruptions that concern all entries', async () => {
  const sends = fc.array(fc.array(fates.filter((fate) => fate !== 'failed')), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), sends, async (count, tries) => {
      const own = startDevice();
      const all = Array.from({ length: count }, (_, index) => `entry-${index}`);
      for (const name of all) await own.open(null).add('mei', typed(name));
      for (const earlier of tries)
        await own
          .open(earlier)
          .send('mei')
          .catch(() => undefined);
      await own.open().send('mei');
      expect(own.server.stored.map(({ name }) => name)).toEqual(all);
    }),
  );
});
