import { createActor } from 'xstate';
import { scriptedCallback, startHarness } from '../testing/index.ts';
import { createReportReadingMachine } from './reportReading.machine.ts';
import type { ReadInput, ReadReport, ReportFile } from './reportReading.types.ts';

/** Result of a scripted analysis. */
export interface Found {
  values: number;
}

/** Returns a file of a media type. */
export const fileOf = (id: string, type = 'image/jpeg'): ReportFile => ({
  id,
  file: new File([], id, { type }),
});

/** Starts a real machine with a scripted reader. */
export function startReading() {
  const fakes = { read: scriptedCallback<ReadReport<Found>, ReadReport<Found>, ReadInput>() };
  const machine = createReportReadingMachine<Found>().provide({ actors: { read: fakes.read.logic } });
  return { ...startHarness(createActor(machine), []), fakes };
}

/** Result of `startReading`. */
export type ReadingHarness = ReturnType<typeof startReading>;
