import { expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { FlowError } from '../shared/errors.ts';
import { isSame } from './consultationNote.rules.ts';
import type { NoteField, NoteWords, SaveInput, StoredNote, UnsavedNote } from './consultationNote.types.ts';
import { createNotes, type NoteActor, type Notes } from './notes.ts';

const uuid = 'visit';
const fields: readonly NoteField[] = ['note', 'plan'];

/** Random numbers from a seed, so that an order that fails can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return {
    chance: (share: number) => next() < share,
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)],
    below: (limit: number) => Math.floor(next() * limit),
  };
}

/** A server that holds one note; requests wait until the test lets them arrive, and their answers may be lost. */
function createServer() {
  let stored: StoredNote = { note: '', plan: '', version: 0, isFinished: false };
  let isReachable = true;
  const waiting: { arrive: () => () => void; fail: () => void }[] = [];
  const offline = () => new FlowError('network-request-failed', 'Network error. Please try again.');

  function write({ words, version }: SaveInput): number {
    if (isSame(words, stored)) return stored.version;
    if (version !== stored.version) throw new FlowError('note_changed', 'Changed elsewhere.', 412);
    stored = { ...stored, ...words, version: version + 1 };
    return stored.version;
  }

  function request<T>(work: () => T): Promise<T> {
    if (!isReachable) return Promise.reject(offline());
    return new Promise((resolve, reject) => {
      const arrive = () => {
        try {
          const result = work();
          return () => resolve(result);
        } catch (error) {
          return () => reject(error);
        }
      };
      waiting.push({ arrive, fail: () => reject(offline()) });
    });
  }

  return {
    read: () => stored,
    setReachable: (value: boolean) => {
      isReachable = value;
    },
    waiting: () => waiting.length,
    /** Lets one waiting request arrive, or get lost before or after it has arrived. */
    deliver(index: number, fate: 'answered' | 'lost' | 'answerLost') {
      const [found] = waiting.splice(index, 1);
      if (fate === 'lost') return found?.fail();
      const answer = found?.arrive();
      return fate === 'answered' ? answer?.() : found?.fail();
    },
    calls: {
      save: (_: string, input: SaveInput) => request(() => write(input)),
      finish: (_: string, input: SaveInput) => request(() => write(input)),
      read: () => request(() => stored),
    },
  };
}

type Server = ReturnType<typeof createServer>;

interface Page {
  notes: Notes;
  note: NoteActor;
}

/** A device with its storage; its pages hear of each other's changes at once. */
function createDevice(server: Server, clock: SimulatedClock) {
  let kept: string | null = null;
  let pages: Page[] = [];
  const load = (): UnsavedNote | null => (kept === null ? null : JSON.parse(kept));

  function open(): Page {
    const changed = (value: string | null) => {
      if (kept === value) return;
      kept = value;
      // As the browser: after the running code, and only the other pages.
      queueMicrotask(() => {
        for (const page of pages) if (page.notes !== notes) page.notes.share(uuid);
      });
    };
    const notes = createNotes({
      store: {
        load,
        save: (_, unsaved) => changed(JSON.stringify(unsaved)),
        release: (_, words: NoteWords) => {
          const unsaved = load();
          if (unsaved && isSame(unsaved.typed, words)) changed(null);
        },
        list: () => (kept === null ? [] : [uuid]),
      },
      server: server.calls,
      onEffect: () => undefined,
      clock,
    });
    const note = notes.open(uuid, server.read());
    note.send({ type: 'editor.opened' });
    const page = { notes, note };
    pages.push(page);
    return page;
  }

  return {
    open,
    pages: () => pages,
    kept: load,
    /** Closes a page; a crash tells it nothing. */
    close(page: Page, isCrash: boolean) {
      if (!isCrash) page.notes.leave();
      page.notes.stop();
      pages = pages.filter((other) => other !== page);
    },
  };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lives through one random order. Every typed word must be on the server or on a device after each step. */
async function live(seed: number, steps: number): Promise<void> {
  const random = createRandom(seed);
  const clock = new SimulatedClock();
  const server = createServer();
  const devices = [createDevice(server, clock), createDevice(server, clock)];
  const words: { field: NoteField; word: string }[] = [];
  const pageOf = () => {
    const device = devices[random.chance(0.8) ? 0 : 1] as (typeof devices)[number];
    const page = device.pages().length > 0 ? (random.pick(device.pages()) as Page) : device.open();
    return { device, page };
  };

  function type(): void {
    const { note } = pageOf().page;
    const { typed, disputed } = note.getSnapshot().context;
    const field = random.pick(fields) as NoteField;
    // A disputed field is read only until the doctor has chosen.
    if (disputed.includes(field)) return;
    const word = `w${words.length};`;
    words.push({ field, word });
    note.send({ type: 'note.typed', words: { [field]: typed[field] + word } });
  }

  // One page after the other, as a person does.
  async function choose(): Promise<void> {
    for (const { note } of devices.flatMap((device) => device.pages())) {
      for (const field of note.getSnapshot().context.disputed)
        note.send({ type: 'note.chosen', field, keep: 'both' });
      await settled();
    }
  }

  const actions: readonly (() => void | Promise<void>)[] = [
    type,
    type,
    type,
    () => clock.increment(random.below(1_500)),
    () => clock.increment(random.below(6_000)),
    () => server.deliver(random.below(server.waiting()), 'answered'),
    () => server.deliver(random.below(server.waiting()), 'answered'),
    () =>
      server.deliver(random.below(server.waiting()), random.pick(['lost', 'answerLost'] as const) ?? 'lost'),
    () => server.setReachable(random.chance(0.6)),
    () => pageOf().page.notes.wake(),
    () => pageOf().page.note.send({ type: 'editor.closed' }),
    () => pageOf().page.note.send({ type: 'editor.opened' }),
    () => void pageOf().device.open(),
    () => {
      const { device, page } = pageOf();
      device.close(page, random.chance(0.3));
      device.open();
    },
    choose,
  ];

  function check(): void {
    const places = [server.read(), ...devices.map(({ kept }) => kept()?.typed)];
    for (const { field, word } of words)
      if (!places.some((place) => place?.[field].includes(word)))
        throw new Error(`${word} of the ${field} is nowhere (order ${seed})`);
  }

  for (let step = 0; step < steps; step += 1) {
    await random.pick(actions)?.();
    await settled();
    check();
  }

  server.setReachable(true);
  for (let round = 0; round < 60; round += 1) {
    for (const device of devices) if (device.pages().length === 0) device.open();
    while (server.waiting() > 0) server.deliver(0, 'answered');
    await settled();
    await choose();
    clock.increment(1_000);
    await settled();
    check();
  }
  expect(
    devices.map(({ kept }) => kept()),
    `devices are empty at the end (order ${seed})`,
  ).toEqual([null, null]);
}

it('is never nowhere, in 500 orders of typing, saving, losing, reloading, and other tabs and devices', async () => {
  for (let seed = 1; seed <= 500; seed += 1) await live(seed, 40);
});
