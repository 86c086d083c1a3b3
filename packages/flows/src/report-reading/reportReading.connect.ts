import type { SnapshotFrom } from 'xstate';
import type { createReportReadingMachine } from './reportReading.machine.ts';
import type {
  ReadInput,
  ReadingService,
  ReportFile,
  ReportReadingContext,
  ReportReadingEvent,
} from './reportReading.types.ts';

/** Progress of a report analysis. */
export type ReadingProgress<Result> =
  | { status: 'choosing'; error: unknown }
  | { status: 'sending'; percent: number }
  | { status: 'reading' }
  | { status: 'read'; result: Result; input: ReadInput };

/** View of the report analysis. */
export interface ReportReadingView<Result> {
  files: readonly ReportFile[];
  hasConsented: boolean;
  progress: ReadingProgress<Result>;
  onAddFiles: (files: readonly ReportFile[]) => void;
  onRemoveFile: (id: string) => void;
  onConsent: (hasConsented: boolean) => void;
  onRead: (service: ReadingService | null) => void;
  onStop: () => void;
  onStartAgain: () => void;
}

function progressOf<Result>({ error, input, percentSent, result }: ReportReadingContext<Result>): Record<
  'choosing' | 'reading',
  ReadingProgress<Result>
> & {
  read: ReadingProgress<Result> | null;
} {
  return {
    choosing: { status: 'choosing', error },
    reading: percentSent < 100 ? { status: 'sending', percent: percentSent } : { status: 'reading' },
    read: result !== null && input ? { status: 'read', result, input } : null,
  };
}

/** Converts a snapshot to plain props. Pure. */
export function connectReportReading<Result>(
  { value, context }: SnapshotFrom<ReturnType<typeof createReportReadingMachine<Result>>>,
  send: (event: ReportReadingEvent<Result>) => void,
): ReportReadingView<Result> {
  const progress = progressOf(context);
  return {
    files: context.files,
    hasConsented: context.hasConsented,
    progress: progress[value] ?? progress.choosing,
    onAddFiles: (files) => send({ type: 'files.added', files }),
    onRemoveFile: (id) => send({ type: 'file.removed', id }),
    onConsent: (hasConsented) => send({ type: 'consent.changed', hasConsented }),
    onRead: (service) => send({ type: 'reading.start', service }),
    onStop: () => send({ type: 'reading.stop' }),
    onStartAgain: () => send({ type: 'reading.again' }),
  };
}
