import { assign, emit, fromPromise, setup } from 'xstate';
import { codeOf, messageOf } from '../shared/errors.ts';
import { missingAction, missingActor } from '../shared/missing.ts';
import {
  afterChoice,
  compare,
  isNews,
  isSame,
  newestOf,
  unchanged,
  withSent,
  wordsOf,
} from './consultationNote.rules.ts';
import type {
  ConsultationNoteCode,
  ConsultationNoteContext,
  ConsultationNoteEffect,
  ConsultationNoteEvent,
  ConsultationNoteInput,
  NoteChoice,
  NoteField,
  NoteWords,
  SaveInput,
  StoredNote,
  UnsavedNote,
} from './consultationNote.types.ts';

/** Delay from the first unsaved character to the save. */
const SAVE_AFTER_MS = 1_000;

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 5_000;

/** Codes of a save that the note of the server no longer admits. */
const elsewhere: readonly (string | null)[] = ['note_changed', 'note_finished'];

const toast = (
  kind: ConsultationNoteEffect['kind'],
  code: ConsultationNoteCode,
  message: string | null = null,
): ConsultationNoteEffect => ({ type: 'toast', kind, code, message });

/** Setup of the consultation note machine: actors and actions to provide, guards and delays by name. */
export const consultationNoteSetup = setup({
  types: {
    input: {} as ConsultationNoteInput,
    context: {} as ConsultationNoteContext,
    events: {} as ConsultationNoteEvent,
    emitted: {} as ConsultationNoteEffect,
  },
  actors: {
    save: fromPromise<number, SaveInput>(missingActor('save')),
    finish: fromPromise<number, SaveInput>(missingActor('finish')),
    read: fromPromise<StoredNote>(missingActor('read')),
  },
  actions: {
    keepOnDevice: missingAction('keepOnDevice'),
    releaseFromDevice: missingAction('releaseFromDevice'),

    keepTyped: assign(({ context }, { words }: { words: Partial<NoteWords> }) => ({
      typed: { ...context.typed, ...words },
    })),
    takeShared: assign(({ context: { base, other } }, { unsaved }: { unsaved: UnsavedNote }) =>
      compare(unsaved, newestOf([unsaved.base, base, other ?? base])),
    ),
    compareWith: assign(({ context }, stored: StoredNote) => compare(context, stored)),
    choose: assign(({ context }, choice: { field: NoteField; keep: NoteChoice }) =>
      afterChoice(context, choice),
    ),
    send: assign(({ context: { typed, unanswered } }) => ({
      sent: typed,
      unanswered: withSent(unanswered, typed),
    })),
    keepSaved: assign(({ context: { sent, base } }, version: number) => ({
      base: { ...base, ...sent, version },
      unanswered: [],
      failures: 0,
    })),
    keepFinished: assign(({ context: { sent } }, version: number) => ({
      ...unchanged({ ...sent, version, isFinished: true }),
      failures: 0,
    })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    show: assign({ isShown: true }),
    hide: assign({ isShown: false }),

    toastUnfinished: emit((_, { error }: { error: unknown }) =>
      toast('error', 'note-not-finished', messageOf(error)),
    ),
    toastKept: emit(toast('warning', 'note-kept')),
    toastSent: emit(toast('success', 'note-sent')),
    toastDisputed: emit(toast('warning', 'note-disputed')),
  },
  guards: {
    isFinished: ({ context }) => context.base.isFinished,
    isDisputed: ({ context }) => context.disputed.length > 0,
    isClean: ({ context }) => isSame(context.typed, context.base),
    isAllSent: ({ context }) => isSame(context.typed, context.sent),
    isHidden: ({ context }) => !context.isShown,
    hasFailed: ({ context }) => context.failures > 0,
    isNews: ({ context }, stored: StoredNote) => isNews(context.base, stored),
    isElsewhere: (_, { error }: { error: unknown }) => elsewhere.includes(codeOf(error)),
  },
  delays: {
    pause: SAVE_AFTER_MS,
    retry: ({ context }) => Math.min(FIRST_RETRY_MS * 2 ** (context.failures - 1), LAST_RETRY_MS),
  },
});

/** Returns the context of a note that has just been opened. */
export const firstContext = (input: ConsultationNoteInput): ConsultationNoteContext => ({
  ...input,
  sent: wordsOf(input.base),
  other: null,
  disputed: [],
  failures: 0,
  isShown: false,
});
