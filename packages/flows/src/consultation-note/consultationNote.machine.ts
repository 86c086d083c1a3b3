import { consultationNoteSetup } from './consultationNote.setup.ts';

/**
 * Machine of a consultation's note and plan: saved as a draft while the doctor types, finished once.
 *
 * The app provides the actors `save` and `finish`. A response after the page has closed changes nothing, so the app
 * lets a running save finish. At most a second of typing is unsaved; a failed save is repeated until it succeeds.
 */
export const consultationNoteMachine = consultationNoteSetup.createMachine({
  id: 'consultationNote',
  context: ({ input: { note, plan, isFinished } }) => {
    const words = { note, plan };
    return { typed: words, sent: words, saved: words, isFinished, failures: 0 };
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isFinished', target: 'finished' }, { target: 'draft' }] },
    draft: {
      initial: 'settling',
      on: { 'note.finish': 'finishing' },
      states: {
        settling: { always: [{ guard: 'isClean', target: 'saved' }, { target: 'unsaved' }] },
        saved: {
          on: {
            'note.typed': {
              target: 'settling',
              actions: { type: 'keepTyped', params: ({ event }) => event },
            },
          },
        },
        unsaved: {
          on: {
            'note.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
            'page.leaving': 'saving',
          },
          after: { pause: 'saving' },
        },
        saving: {
          entry: 'send',
          on: {
            'note.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
            // Includes the input since the save started.
            'page.leaving': { target: 'saving', reenter: true },
          },
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => context.typed,
            onDone: [
              { guard: 'isAllSent', target: 'saved', actions: 'keepSaved' },
              { target: 'unsaved', actions: 'keepSaved' },
            ],
            onError: { target: 'failed', actions: 'countFailure' },
          },
        },
        failed: {
          on: {
            'note.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
            'net.online': 'saving',
            'page.leaving': 'saving',
          },
          after: { retry: 'saving' },
        },
      },
    },
    finishing: {
      entry: 'send',
      invoke: {
        id: 'finish',
        src: 'finish',
        input: ({ context }) => context.typed,
        onDone: { target: 'finished', actions: 'keepFinished' },
        // The stored text is unknown now: the input is sent again, changed or not.
        onError: {
          target: 'draft.unsaved',
          actions: { type: 'toastUnfinished', params: ({ event }) => event },
        },
      },
    },
    finished: {},
  },
});
