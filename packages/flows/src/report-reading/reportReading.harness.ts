import { createActor } from 'xstate';
import { scriptedCallback, startHarness } from '../testing/index.ts';
import { createReportReadingMachine } from './reportReading.machine.ts';
import type { ReadInput, ReadReport, ReportFile } from './reportReading.types.ts';

/** What a scripted reading finds. */
export interface Found {
  values: number;
}

/** Returns a file of the given media type. */
export const fileOf = (id: string, type = 'image/jpeg'): ReportFile => ({
  id,
  file: new File([], id, { type }),
});

/** Creates a real reading with a scripted reader. */
export function startReading() {
  const fakes = { read: scriptedCallback<ReadReport<Found>, ReadReport<Found>, ReadInput>() };
  const machine = createReportReadingMachine<Found>().provide({ actors: { read: fakes.read.logic } });
  return { ...startHarness(createActor(machine), []), fakes };
}

/** What `startReading` gives. */
export type ReadingHarness = ReturnType<typeof startReading>;
