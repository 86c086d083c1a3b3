import { and, not } from 'xstate';
import { consultationNoteSetup, firstContext } from './consultationNote.setup.ts';

const typed = { type: 'keepTyped' as const, params: ({ event }: { event: { words: object } }) => event };

/**
 * Machine of a consultation's note and plan: saved as a draft while the doctor types, finished once. It outlives the
 * editor, so that text typed just before the doctor leaves is saved as well.
 *
 * The app provides the actors `save`, `finish` and `read`, and the actions `keepOnDevice` and `releaseFromDevice`: every
 * text is on the device from its first key until the server has it. A save names the version that it is based on; when
 * the server has another one, both are compared, and a field that was changed here and elsewhere is disputed until the
 * doctor chooses. A response after the page has closed changes nothing, so the app lets a running save finish.
 */
export const consultationNoteMachine = consultationNoteSetup.createMachine({
  id: 'consultationNote',
  context: ({ input }) => firstContext(input),
  on: { 'editor.opened': { actions: 'show' }, 'editor.closed': { actions: 'hide' } },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isFinished', target: 'finished' }, { target: 'draft' }] },
    draft: {
      initial: 'settling',
      on: {
        'note.finish': 'finishing',
        'note.typed': { actions: [typed, 'keepOnDevice'] },
        'note.shared': {
          target: '.settling',
          actions: { type: 'takeShared', params: ({ event }) => event },
        },
        'note.loaded': {
          guard: { type: 'isNews', params: ({ event }) => event.stored },
          target: '.settling',
          actions: { type: 'compareWith', params: ({ event }) => event.stored },
        },
      },
      states: {
        settling: {
          always: [
            { guard: and(['isDisputed', 'isHidden']), target: 'disputed', actions: 'toastDisputed' },
            { guard: 'isDisputed', target: 'disputed' },
            { guard: 'isFinished', target: '#consultationNote.finished' },
            { guard: 'isClean', target: 'saved' },
            { target: 'unsaved' },
          ],
        },
        saved: {
          entry: 'releaseFromDevice',
          on: { 'note.typed': { target: 'settling', actions: typed } },
        },
        unsaved: {
          entry: 'keepOnDevice',
          on: { 'page.leaving': 'saving', 'editor.closed': { target: 'saving', actions: 'hide' } },
          after: { pause: 'saving' },
        },
        saving: {
          entry: ['send', 'keepOnDevice'],
          on: {
            'note.shared': { actions: { type: 'takeShared', params: ({ event }) => event } },
            // The running save finds out.
            'note.loaded': {},
            // Includes the input since the save started.
            'page.leaving': { target: 'saving', reenter: true },
          },
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => ({ words: context.typed, version: context.base.version }),
            onDone: [
              {
                guard: and(['isHidden', 'hasFailed']),
                target: 'settling',
                actions: [{ type: 'keepSaved', params: ({ event }) => event.output }, 'toastSent'],
              },
              {
                guard: 'isAllSent',
                target: 'settling',
                actions: { type: 'keepSaved', params: ({ event }) => event.output },
              },
              {
                target: 'unsaved',
                actions: { type: 'keepSaved', params: ({ event }) => event.output },
              },
            ],
            onError: [
              { guard: { type: 'isElsewhere', params: ({ event }) => event }, target: 'comparing' },
              {
                guard: and(['isHidden', not('hasFailed')]),
                target: 'failed',
                actions: ['countFailure', 'toastKept'],
              },
              { target: 'failed', actions: 'countFailure' },
            ],
          },
        },
        failed: {
          on: {
            'net.online': 'saving',
            'page.leaving': 'saving',
            'editor.closed': { target: 'saving', actions: ['hide', 'toastKept'] },
          },
          after: { retry: 'saving' },
        },
        // The server has another version.
        comparing: {
          on: { 'note.shared': { actions: { type: 'takeShared', params: ({ event }) => event } } },
          invoke: {
            id: 'read',
            src: 'read',
            onDone: {
              target: 'settling',
              actions: { type: 'compareWith', params: ({ event }) => event.output },
            },
            onError: { target: 'failed', actions: 'countFailure' },
          },
        },
        disputed: {
          entry: 'keepOnDevice',
          on: {
            'note.finish': {},
            'note.chosen': {
              target: 'settling',
              actions: { type: 'choose', params: ({ event }) => event },
            },
          },
        },
      },
    },
    finishing: {
      entry: ['send', 'keepOnDevice'],
      invoke: {
        id: 'finish',
        src: 'finish',
        input: ({ context }) => ({ words: context.typed, version: context.base.version }),
        onDone: {
          target: 'finished',
          actions: { type: 'keepFinished', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isElsewhere', params: ({ event }) => event }, target: 'draft.comparing' },
          // The stored text is unknown now: the input is sent again, changed or not.
          {
            target: 'draft.unsaved',
            actions: { type: 'toastUnfinished', params: ({ event }) => event },
          },
        ],
      },
    },
    finished: { entry: 'releaseFromDevice' },
  },
});
