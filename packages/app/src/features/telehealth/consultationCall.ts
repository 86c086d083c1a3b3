import { presentOwner } from '../../api/known.ts';
// Call of a consultation, whose end is kept until the server has it.
import { endedCalls } from '../../shared/consultations/endedCalls.ts';
import { liveCallMachine } from './call.ts';

/** Call of a signed-in account in this browser. */
export const liveConsultationCallMachine = liveCallMachine.provide({
  actions: {
    keepEnd: ({ context: { roomId, endedBy } }) => {
      const owner = endedBy === 'local' ? presentOwner() : null;
      endedCalls.keep({ owner, roomId, endedAtMs: Date.now() });
    },
  },
});
