import { fromCallback } from 'xstate';
import { createCallMeter } from '../call/call.meter.ts';
import type { MeterCommand } from '../call/call.types.ts';
import type { Connection } from './signalling.types.ts';

/** Returns the call's actor `meter`: sends its measurements to the service, an addition to the specified events. Those made while disconnected are lost. */
export const meterActor = (connection: Pick<Connection, 'send'>) =>
  fromCallback<MeterCommand>(({ receive }) => {
    const meter = createCallMeter();
    receive((command) => {
      const measurement = meter(command, performance.now());
      if (measurement) connection.send({ event: 'call:measured', payload: measurement });
    });
  });
