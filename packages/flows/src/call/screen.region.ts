import { not, stateIn } from 'xstate';
import { callSetup } from './call.setup.ts';

const isAlone = stateIn('#call.active.live.session.waiting');
const stopped = '#call.active.live.screen.private';

/**
 * Region of the own screen, shared for as long as its actor runs. Sharing ends with the conversation: whoever enters
 * the room later does not see it.
 */
export const screenRegion = callSetup.createStateConfig({
  initial: 'private',
  states: {
    // The actor starts in the press itself, because a browser lets nothing else ask for the screen.
    private: { on: { 'screen.toggle': { guard: not(isAlone), target: 'shared' } } },
    shared: {
      invoke: { id: 'screen', src: 'screen' },
      always: { guard: isAlone, target: stopped },
      initial: 'choosing',
      states: {
        choosing: { on: { 'screen.shown': 'sharing' } },
        sharing: { tags: ['sharing'], on: { 'screen.toggle': stopped } },
      },
      on: {
        'signal.peerJoined': { guard: 'isStranger', target: stopped },
        'screen.ended': stopped,
        'screen.refused': { target: stopped, actions: 'tellNotShared' },
      },
    },
  },
});
