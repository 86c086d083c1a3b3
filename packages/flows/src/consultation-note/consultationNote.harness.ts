import { createActor, SimulatedClock } from 'xstate';
import { scriptedPromise, startHarness } from '../testing/index.ts';
import { provideOnSharedNodes } from '../testing/provide.ts';
import { consultationNoteMachine } from './consultationNote.machine.ts';
import { unchanged } from './consultationNote.rules.ts';
import type { SaveInput, StoredNote, UnsavedNote } from './consultationNote.types.ts';

export const emptyNote: StoredNote = { note: '', plan: '', version: 0, isFinished: false };

/** Starts a real note actor with scripted actors, a simulated clock, and a device that keeps one note. */
export function startNote(input: Partial<UnsavedNote> & { stored?: Partial<StoredNote> } = {}) {
  const { stored, ...unsaved } = input;
  const clock = new SimulatedClock();
  const device: { kept: UnsavedNote | null } = { kept: null };
  const fakes = {
    save: scriptedPromise<number, SaveInput>(),
    finish: scriptedPromise<number, SaveInput>(),
    read: scriptedPromise<StoredNote>(),
  };
  const machine = provideOnSharedNodes(consultationNoteMachine, {
    actors: { save: fakes.save.logic, finish: fakes.finish.logic, read: fakes.read.logic },
    actions: {
      keepOnDevice: ({ context: { typed, base, unanswered } }) => {
        device.kept = { typed, base, unanswered };
      },
      releaseFromDevice: () => {
        device.kept = null;
      },
    },
  });
  const options = { input: { ...unchanged({ ...emptyNote, ...stored }), ...unsaved }, clock };
  return { ...startHarness(createActor(machine, options), Object.values(fakes)), clock, fakes, device };
}

/** Result of `startNote`. */
export type NoteHarness = ReturnType<typeof startNote>;
