import { type Actor, createActor, fromPromise, type SimulatedClock } from 'xstate';
import { consultationNoteMachine } from './consultationNote.machine.ts';
import { isSame, unchanged } from './consultationNote.rules.ts';
import type {
  ConsultationNoteEffect,
  NoteWords,
  SaveInput,
  StoredNote,
  UnsavedNote,
} from './consultationNote.types.ts';

/** Running note of one consultation. */
export type NoteActor = Actor<typeof consultationNoteMachine>;

/** Notes on this device that the server does not have yet, shared by all tabs. Never throws. */
export interface NoteStore {
  load: (uuid: string) => UnsavedNote | null;
  save: (uuid: string, unsaved: UnsavedNote) => void;
  /** Removes a note that is kept with these texts; keeps it when another tab has typed since. */
  release: (uuid: string, words: NoteWords) => void;
  /** Returns the consultations with an unsaved note. */
  list: () => string[];
}

/** Calls to the server. They reject with the server's code; texts are sent with the version that they are based on. */
export interface NoteServer {
  /** Returns the new version. */
  save: (uuid: string, input: SaveInput) => Promise<number>;
  /** Returns the new version. */
  finish: (uuid: string, input: SaveInput) => Promise<number>;
  read: (uuid: string) => Promise<StoredNote>;
}

/** Dependencies of the notes. */
export interface NotesDeps {
  store: NoteStore;
  server: NoteServer;
  onEffect: (effect: ConsultationNoteEffect) => void;
  clock?: SimulatedClock;
}

/** Notes of this page. */
export interface Notes {
  /** Returns the running note of a consultation, after comparing it with the server's. */
  open: (uuid: string, stored: StoredNote) => NoteActor;
  /** Sends what an earlier page has left on this device. */
  resume: () => void;
  /** Takes over what another tab has typed. */
  share: (uuid: string) => void;
  /** Takes over what other tabs have typed while this page slept. */
  shareAll: () => void;
  /** Sends what failed before, because the server may respond again. */
  wake: () => void;
  /** Sends everything now, because the page closes. */
  leave: () => void;
  /** Stops every note, when the session ends. */
  stop: () => void;
}

const isKnown = (one: UnsavedNote, other: UnsavedNote) =>
  isSame(one.typed, other.typed) &&
  one.base.version === other.base.version &&
  one.unanswered.length === other.unanswered.length;

/** Creates the notes of this page. They outlive their editors: a note runs until the session ends. */
export function createNotes({ store, server, onEffect, clock }: NotesDeps): Notes {
  const running = new Map<string, NoteActor>();
  /** What the device keeps of each note, as far as this page has seen. */
  const seen = new Map<string, NoteWords>();
  const sendAll = (type: 'net.online' | 'page.leaving') => {
    for (const note of running.values()) note.send({ type });
  };

  function start(uuid: string, input: UnsavedNote): NoteActor {
    const machine = consultationNoteMachine.provide({
      actors: {
        save: fromPromise<number, SaveInput>((save) => server.save(uuid, save.input)),
        finish: fromPromise<number, SaveInput>((finish) => server.finish(uuid, finish.input)),
        read: fromPromise<StoredNote>(() => server.read(uuid)),
      },
      actions: {
        keepOnDevice({ context: { typed, base, unanswered } }) {
          seen.set(uuid, typed);
          store.save(uuid, { typed, base, unanswered });
        },
        releaseFromDevice: () => store.release(uuid, seen.get(uuid) ?? input.typed),
      },
    });
    const note = createActor(machine, { input, ...(clock && { clock }) });
    note.on('toast', onEffect);
    running.set(uuid, note);
    note.start();
    return note;
  }

  function share(uuid: string): void {
    const note = running.get(uuid);
    const unsaved = store.load(uuid);
    if (!note || !unsaved || isKnown(unsaved, note.getSnapshot().context)) return;
    seen.set(uuid, unsaved.typed);
    note.send({ type: 'note.shared', unsaved });
  }

  return {
    open(uuid, stored) {
      share(uuid);
      const note = running.get(uuid) ?? start(uuid, store.load(uuid) ?? unchanged(stored));
      note.send({ type: 'note.loaded', stored });
      return note;
    },
    resume() {
      for (const uuid of store.list()) {
        const unsaved = running.has(uuid) ? null : store.load(uuid);
        if (unsaved) start(uuid, unsaved);
      }
    },
    share,
    shareAll: () => [...running.keys()].forEach(share),
    wake: () => sendAll('net.online'),
    leave: () => sendAll('page.leaving'),
    stop() {
      for (const note of running.values()) note.stop();
      running.clear();
    },
  };
}
