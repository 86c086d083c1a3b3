import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createListeners } from '../shared/listeners.ts';
import { type Fate, memoryOutboxStore, modelServer, type Typed } from './outbox.fake.ts';
import { outcomeOf } from './outbox.rules.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const hourMs = 3_600_000;

/** Settles when no promise of a page is pending: every port of this file settles at once. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Creates a device that outlives its pages, and the server. */
function startDevice() {
  let nowMs = 0;
  let keys = 0;
  const store = memoryOutboxStore();
  const server = modelServer(() => nowMs);
  const tabs = createListeners();

  /** Opens a page of an account on the same store. Its attempts end as in `fates`; `null`: offline. */
  async function open(fates: readonly Fate[] | null = [], owner: string | null = 'mei') {
    const deliver = server.connection(fates ?? []);
    const effects: object[] = [];
    const session = { owner, epoch: 1 };
    const sessions = createListeners();
    const outbox = createOutbox<Typed>({
      store,
      client: { isOnline: () => fates !== null, connect: async () => deliver },
      session: { current: () => session, subscribe: sessions.subscribe },
      tabs: {
        alone: (work) => work(),
        tell: tabs.notify,
        onTold: (listener) => void tabs.subscribe(listener),
      },
      newKey: () => `key-${++keys}`,
      now: () => nowMs,
      onEffect: (effect) => void effects.push(effect),
      clock: new SimulatedClock(),
    });
    outbox.start();
    await settled();
    return {
      ...outbox,
      effects,
      add: (request: Typed) => outbox.save(request, null),
      /** Sends what waits. */
      async send(): Promise<void> {
        outbox.wake();
        await settled();
      },
      names: () => outbox.entries().map(({ request }) => request.name),
      signIn(other: string | null): Promise<void> {
        session.owner = other;
        sessions.notify();
        return settled();
      },
    };
  }
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

/** Returns the id of a page's only entry. */
const idOf = (page: Pick<Outbox<Typed>, 'entries'>): string => page.entries()[0]?.id ?? '';

describe('offline entries', () => {
  it('are kept across a restart, and sent in order when online', async () => {
    const offline = await device.open(null);
    expect(await offline.add(typed('first'))).toEqual({ status: 'kept' });
    expect(await offline.add(typed('second'))).toEqual({ status: 'kept' });
    expect(offline.names()).toEqual(['first', 'second']);
    expect(names()).toEqual([]);
    const online = await device.open();
    expect(names()).toEqual(['first', 'second']);
    expect(online.names()).toEqual([]);
  });

  it('are neither shown nor sent for another account', async () => {
    await (await device.open(null)).add(typed('hers'));
    const page = await device.open([], 'ravi');
    expect(page.names()).toEqual([]);
    expect(names()).toEqual([]);
    await page.signIn('mei');
    expect(names()).toEqual(['hers']);
  });

  it('are hidden as soon as nobody is signed in', async () => {
    const page = await device.open(null);
    await page.add(typed('hers'));
    await page.signIn(null);
    expect(page.names()).toEqual([]);
  });

  it('are deleted for their owner only', async () => {
    const page = await device.open(null);
    await page.add(typed('hers'));
    const other = await device.open(null, 'ravi');
    await other.add(typed('his'));
    await page.forget();
    expect(page.names()).toEqual([]);
    expect(other.names()).toEqual(['his']);
  });

  it('are shown in every tab', async () => {
    const [page, tab] = [await device.open(null), await device.open(null)];
    await page.add(typed('one'));
    await settled();
    expect(tab.names()).toEqual(['one']);
  });
});

describe('an entry that is not sent yet', () => {
  it('is changed before it is sent', async () => {
    const offline = await device.open(null);
    await offline.add(typed('mistyped'));
    expect(await offline.save(typed('edited'), idOf(offline))).toEqual({ status: 'kept' });
    await device.open();
    expect(names()).toEqual(['edited']);
  });
});

describe('an entry that the server refuses', () => {
  it('returns to its form with the reason, and is not kept', async () => {
    const page = await device.open();
    expect(await page.add(typed('wrong', true))).toEqual({
      status: 'refused',
      code: 'refused',
      message: 'Too high.',
      fields: { value: 'Too high.' },
    });
    expect(page.names()).toEqual([]);
    expect(page.effects).toEqual([]);
  });

  it('stays with the reason when no form has it, until it is discarded', async () => {
    const page = await device.open();
    expect(await page.post(typed('wrong', true))).toMatchObject({ status: 'refused', message: 'Too high.' });
    expect(page.entries()).toMatchObject([{ refusal: { message: 'Too high.' } }]);
    await page.discard(idOf(page));
    expect(page.names()).toEqual([]);
  });

  it('keeps the reason, does not block later entries, and is stored after an edit', async () => {
    const offline = await device.open(null);
    await offline.add(typed('wrong', true));
    await offline.add(typed('right'));
    const page = await device.open();
    expect(names()).toEqual(['right']);
    expect(page.entries()).toMatchObject([{ refusal: { message: 'Too high.' } }]);
    await page.send();
    expect(names()).toEqual(['right']);
    expect(await page.save(typed('edited'), idOf(page))).toEqual({ status: 'stored' });
    expect(names()).toEqual(['right', 'edited']);
    expect(page.effects).toEqual([
      { type: 'itemsStored' },
      { type: 'itemsSettled', stored: 1, refused: 1 },
      { type: 'itemsStored' },
    ]);
  });

  it('can be discarded', async () => {
    await (await device.open(null)).add(typed('wrong', true));
    const page = await device.open();
    await page.discard(idOf(page));
    expect(page.names()).toEqual([]);
  });
});

describe('an entry with a lost response', () => {
  it('is stored once after repeated requests', async () => {
    const page = await device.open(['lostAfter', 'lostAfter']);
    expect(await page.add(typed('one'))).toEqual({ status: 'kept' });
    for (let tries = 0; tries < 4; tries += 1) await page.send();
    expect(names()).toEqual(['one']);
    expect(page.names()).toEqual([]);
  });

  it('can neither be discarded nor edited while its outcome is unknown', async () => {
    const page = await device.open(['lostAfter']);
    await page.add(typed('one'));
    await page.discard(idOf(page));
    expect(await page.save(typed('other'), idOf(page))).toMatchObject({ code: 'alreadySent' });
    expect(page.names()).toEqual(['one']);
  });

  it('needs confirmation instead of a retry when the server may have forgotten its key', async () => {
    const offline = await device.open(null);
    await offline.add(typed('one'));
    await offline.add(typed('two'));
    const page = await device.open(['lostAfter']);
    device.wait(24 * hourMs + 1);
    await page.send();
    expect(names()).toEqual(['one', 'two']);
    expect(page.entries()).toMatchObject([
      { request: { name: 'one' }, refusal: { code: 'uncertain', message: null } },
    ]);
  });
});

it('stops at the first attempt without a response', async () => {
  const offline = await device.open(null);
  await offline.add(typed('first'));
  await offline.add(typed('second'));
  await device.open(['lostBefore']);
  expect(names()).toEqual([]);
});

describe('an entry that the server cannot store', () => {
  it('delays no later entry, and is sent again in the next round', async () => {
    const offline = await device.open(null);
    for (const name of ['broken', 'second', 'third']) await offline.add(typed(name));
    const page = await device.open(['failed']);
    expect(names()).toEqual(['second', 'third']);
    await page.send();
    expect(names()).toEqual(['second', 'third', 'broken']);
  });

  it('comes last in the next round, also when its request never got a response', async () => {
    const offline = await device.open(null);
    for (const name of ['hanging', 'second']) await offline.add(typed(name));
    const page = await device.open(['lostBefore']);
    await page.send();
    expect(names()).toEqual(['second', 'hanging']);
  });
});

describe('an entry that can be kept nowhere', () => {
  it('is refused when the disk is full', async () => {
    const page = await device.open();
    device.store.breakAfter(0);
    expect(await page.add(typed('one'))).toMatchObject({ status: 'refused', code: 'noRoom' });
  });

  it('is refused while nobody is known', async () => {
    const page = await device.open([], null);
    expect(await page.add(typed('one'))).toMatchObject({ status: 'refused', code: 'unknownPerson' });
  });
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
  const page = await open([], owner);
  for (const { id, refusal, request } of page.entries()) {
    if (!refusal) continue;
    const hasArrived = server.stored.some(({ name }) => name === request.name);
    await (hasArrived ? page.discard(id) : page.save(typed(request.name), id));
  }
}

it('stores every entry exactly once and under its owner, for any losses, refusals and interruptions', async () => {
  const run = fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (plan) => {
    const own = startDevice();
    const queued: { owner: string; name: string; isWrong: boolean }[] = [];
    for (const [index, step] of plan.entries()) {
      // Each step starts in a new page without the memory of the previous one.
      if (step.do === 'break') own.store.breakAfter(step.changes);
      if (step.do === 'wait') own.wait(step.hours * hourMs);
      if (step.do === 'edit') await settleRefused(own, step.owner);
      if (step.do === 'send') await own.open(step.fates, step.owner);
      if (step.do === 'add') {
        const name = `entry-${index}`;
        const page = await own.open(null, step.owner);
        const saved = await page.add(typed(name, step.isWrong));
        if (saved.status === 'kept') queued.push({ owner: step.owner, name, isWrong: step.isWrong });
      }
    }
    own.store.breakAfter(null);
    for (const owner of ['mei', 'ravi']) {
      // Twice, because refusals are known only after sending.
      for (let round = 0; round < 2; round += 1) {
        await own.open([], owner);
        await settleRefused(own, owner);
      }
      expect((await own.open([], owner)).names()).toEqual([]);
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
      const offline = await own.open(null);
      for (const name of all) await offline.add(typed(name));
      for (const earlier of tries) await own.open(earlier);
      await own.open();
      expect(own.server.stored.map(({ name }) => name)).toEqual(all);
    }),
  );
});
