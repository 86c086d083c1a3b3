import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { deadEnds, edgesOf, replayEdges } from '../testing/index.ts';
import { connectReportReading } from './reportReading.connect.ts';
import { type Found, fileOf, type ReadingHarness, startReading } from './reportReading.harness.ts';
import { createReportReadingMachine } from './reportReading.machine.ts';
import type { ReportReadingContext } from './reportReading.types.ts';

const picture = fileOf('page 1');
const pdf = fileOf('report', 'application/pdf');
const service = { name: 'Reader', consentVersion: '1' };

const events: AnyEventObject[] = [
  { type: 'files.added', files: [pdf, picture] },
  { type: 'file.removed', id: 'page 1' },
  { type: 'consent.changed', hasConsented: true },
  { type: 'consent.changed', hasConsented: false },
  { type: 'reading.start', service },
  { type: 'reading.start', service: null },
  { type: 'reading.stop' },
  { type: 'reading.again' },
  { type: 'read.progress', percent: 40 },
  { type: 'read.progress', percent: 100 },
  { type: 'read.done', result: { values: 3 } },
  { type: 'read.failed', error: new Error('blurred') },
];

const flags = ({ files, hasConsented, input, percentSent, result, error }: ReportReadingContext<Found>) => [
  Math.min(files.length, 2),
  hasConsented,
  input?.service?.name,
  percentSent,
  result,
  error !== null,
];

const view = ({ actor }: ReadingHarness) => connectReportReading(actor.getSnapshot(), actor.send);

function check(harness: ReadingHarness): void {
  const { progress, hasConsented } = view(harness);
  const { live } = harness.fakes.read;
  const isReading = progress.status === 'sending' || progress.status === 'reading';
  expect(live, 'a reader runs exactly while the screen says so').toHaveLength(isReading ? 1 : 0);
  if (progress.status === 'read') expect(hasConsented, 'consent is asked for again').toBe(false);
  for (const { input } of live)
    expect(input.files.length, 'nothing is read without a file').toBeGreaterThan(0);
}

const machine = createReportReadingMachine<Found>();
const walk = { events, flags, limit: 20_000 };

describe('the reading of a report, edge by edge', () => {
  it('behaves as its graph, with its invariants after every step', async () => {
    expect(await replayEdges(machine, { ...walk, start: () => startReading(), check })).toBeGreaterThan(50);
  });

  it('can return to the choice of files from every state', () => {
    expect(deadEnds(edgesOf(machine, walk), (name) => name.includes('"choosing"'))).toEqual([]);
  });
});

describe('a reading', () => {
  it('sends images before PDFs, and uses the service only with consent', () => {
    const harness = startReading();
    view(harness).onAddFiles([pdf, picture]);
    view(harness).onRead(service);
    expect(harness.fakes.read.live[0]?.input).toEqual({ files: [picture, pdf], service: null });
    view(harness).onStop();
    view(harness).onConsent(true);
    view(harness).onRead(service);
    expect(harness.fakes.read.live[0]?.input.service).toEqual(service);
  });

  it('shows upload progress, then analysis, then the result', () => {
    const harness = startReading();
    view(harness).onAddFiles([picture]);
    view(harness).onRead(null);
    const report = harness.fakes.read.live[0]?.report;
    report?.({ type: 'read.progress', percent: 40 });
    expect(view(harness).progress).toEqual({ status: 'sending', percent: 40 });
    report?.({ type: 'read.progress', percent: 100 });
    expect(view(harness).progress).toEqual({ status: 'reading' });
    report?.({ type: 'read.done', result: { values: 3 } });
    expect(view(harness).progress).toMatchObject({ status: 'read', result: { values: 3 } });
  });

  it('keeps the files when it is cancelled or fails, and reports the reason', () => {
    const harness = startReading();
    const error = new Error('blurred');
    view(harness).onAddFiles([picture]);
    view(harness).onRead(null);
    view(harness).onStop();
    expect(view(harness)).toMatchObject({ files: [picture], progress: { status: 'choosing', error: null } });
    view(harness).onRead(null);
    harness.fakes.read.live[0]?.report({ type: 'read.failed', error });
    expect(view(harness)).toMatchObject({ files: [picture], progress: { status: 'choosing', error } });
  });
});
