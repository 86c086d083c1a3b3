import { not, stateIn } from 'xstate';
import { callSetup } from './call.setup.ts';

const isAlone = stateIn('#call.active.live.session.waiting');
const stopped = '#call.active.live.screen.private';
const stop = { target: stopped, actions: 'tellScreenStopped' as const };

/**
 * Region of the own screen, shared for as long as its actor runs. It waits a while for whoever has lost the connection,
 * and ends when somebody else comes: only those see it to whom it was shown.
 */
export const screenRegion = callSetup.createStateConfig({
  initial: 'private',
  states: {
    // The actor starts in the press itself, because a browser lets nothing else ask for the screen.
    private: { on: { 'screen.toggle': { guard: not(isAlone), target: 'shared' } } },
    shared: {
      invoke: { id: 'screen', src: 'screen' },
      initial: 'choosing',
      states: {
        choosing: {
          always: { guard: isAlone, ...stop },
          on: { 'screen.shown': { target: 'sharing', actions: 'rememberViewer' } },
        },
        sharing: {
          tags: ['sharing'],
          on: { 'screen.toggle': stopped, 'signal.peerJoined': { guard: 'isNoViewer', ...stop } },
          initial: 'seen',
          states: {
            seen: { always: { guard: isAlone, target: 'unseen' } },
            unseen: {
              always: { guard: not(isAlone), target: 'seen' },
              after: { unseenScreen: stop },
            },
          },
        },
      },
      on: {
        'screen.ended': stopped,
        'screen.refused': { target: stopped, actions: 'tellNotShared' },
      },
    },
  },
});
