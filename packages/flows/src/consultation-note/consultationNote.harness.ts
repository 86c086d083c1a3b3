import { createActor, SimulatedClock } from 'xstate';
import { scriptedPromise, startHarness } from '../testing/index.ts';
import { provideOnSharedNodes } from '../testing/provide.ts';
import { consultationNoteMachine } from './consultationNote.machine.ts';
import type { ConsultationNoteInput, NoteWords } from './consultationNote.types.ts';

/** Starts a real note actor with scripted actors and a simulated clock. */
export function startNote(input: Partial<ConsultationNoteInput> = {}) {
  const clock = new SimulatedClock();
  const fakes = { save: scriptedPromise<void, NoteWords>(), finish: scriptedPromise<void, NoteWords>() };
  const machine = provideOnSharedNodes(consultationNoteMachine, {
    actors: { save: fakes.save.logic, finish: fakes.finish.logic },
  });
  const options = { input: { note: '', plan: '', isFinished: false, ...input }, clock };
  return { ...startHarness(createActor(machine, options), Object.values(fakes)), clock, fakes };
}

/** Result of `startNote`. */
export type NoteHarness = ReturnType<typeof startNote>;
