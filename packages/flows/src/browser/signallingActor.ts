import { fromCallback } from 'xstate';
import type { SignallingCommand, SignallingInput } from '../call/call.types.ts';
import { fromWire, toWire } from './callWire.ts';
import type { Connection } from './signalling.types.ts';

/** Returns the call's actor `signalling`. */
export const signallingActor = ({ enter, send, sendEnd }: Pick<Connection, 'enter' | 'send' | 'sendEnd'>) =>
  fromCallback<SignallingCommand, SignallingInput>(({ input, sendBack, receive }) => {
    const leave = enter(input.roomId, sendBack, fromWire);
    receive((command) => {
      const message = toWire(command);
      if (command.type === 'wire.end') sendEnd(message, () => sendBack({ type: 'signal.flushed' }));
      else send(message);
    });
    return leave;
  });
