import { assign, emit, fromPromise, setup } from 'xstate';
import { messageOf } from '../shared/errors.ts';
import { missingActor } from '../shared/missing.ts';
import type {
  ConsultationNoteContext,
  ConsultationNoteEffect,
  ConsultationNoteEvent,
  ConsultationNoteInput,
  NoteWords,
} from './consultationNote.types.ts';

/** Delay from the first unsaved character to the save. */
const SAVE_AFTER_MS = 1_000;

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

const isSame = (one: NoteWords, other: NoteWords) => one.note === other.note && one.plan === other.plan;

/** Setup of the consultation note machine: actors to provide, actions, guards and delays by name. */
export const consultationNoteSetup = setup({
  types: {
    input: {} as ConsultationNoteInput,
    context: {} as ConsultationNoteContext,
    events: {} as ConsultationNoteEvent,
    emitted: {} as ConsultationNoteEffect,
  },
  actors: {
    save: fromPromise<void, NoteWords>(missingActor('save')),
    finish: fromPromise<void, NoteWords>(missingActor('finish')),
  },
  actions: {
    keepTyped: assign(({ context }, { words }: { words: Partial<NoteWords> }) => ({
      typed: { ...context.typed, ...words },
    })),
    send: assign(({ context }) => ({ sent: context.typed })),
    keepSaved: assign(({ context }) => ({ saved: context.sent, failures: 0 })),
    keepFinished: assign(({ context }) => ({ saved: context.sent, failures: 0, isFinished: true })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    toastUnfinished: emit((_, { error }: { error: unknown }) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      code: 'note-not-finished' as const,
      message: messageOf(error),
    })),
  },
  guards: {
    isFinished: ({ context }) => context.isFinished,
    isClean: ({ context }) => isSame(context.typed, context.saved),
    isAllSent: ({ context }) => isSame(context.typed, context.sent),
  },
  delays: {
    pause: SAVE_AFTER_MS,
    retry: ({ context }) => Math.min(FIRST_RETRY_MS * 2 ** (context.failures - 1), LAST_RETRY_MS),
  },
});
