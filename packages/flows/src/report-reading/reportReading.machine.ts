import { assign, fromCallback, setup } from 'xstate';
import { missingActor } from '../shared/missing.ts';
import type {
  ReadInput,
  ReadReport,
  ReportFile,
  ReportReadingContext,
  ReportReadingEvent,
} from './reportReading.types.ts';

const isPicture = ({ file }: ReportFile) => file.type.startsWith('image/');

/** Sorts images before PDFs: the page count of a PDF is unknown here, and pages are numbered across all files. */
const inOrder = (files: readonly ReportFile[]) =>
  files.toSorted((a, b) => Number(isPicture(b)) - Number(isPicture(a)));

/**
 * Creates the machine that reads a laboratory report: choose files, send them, receive the result. Leaving `reading`
 * stops the actor `read`, which the app provides.
 */
export function createReportReadingMachine<Result>() {
  return setup({
    types: {
      context: {} as ReportReadingContext<Result>,
      events: {} as ReportReadingEvent<Result>,
    },
    actors: { read: fromCallback<ReadReport<Result>, ReadInput>(missingActor('read')) },
    actions: {
      addFiles: assign(({ context }, { files }: { files: readonly ReportFile[] }) => ({
        files: [...context.files, ...files],
      })),
      removeFile: assign(({ context }, { id }: { id: string }) => ({
        files: context.files.filter((file) => file.id !== id),
      })),
      setConsent: assign((_, { hasConsented }: { hasConsented: boolean }) => ({ hasConsented })),
      begin: assign(({ context }, { service }: Pick<ReadInput, 'service'>) => ({
        input: { files: inOrder(context.files), service: context.hasConsented ? service : null },
        percentSent: 0,
        error: null,
      })),
      setProgress: assign((_, { percent }: { percent: number }) => ({ percentSent: percent })),
      // The next report needs a new consent.
      setResult: assign((_, { result }: { result: Result }) => ({ result, hasConsented: false })),
      setError: assign((_, { error }: { error: unknown }) => ({ error })),
      startOver: assign({ files: [], input: null, result: null }),
    },
    guards: { hasFiles: ({ context }) => context.files.length > 0 },
  }).createMachine({
    id: 'reportReading',
    context: { files: [], hasConsented: false, input: null, percentSent: 0, result: null, error: null },
    initial: 'choosing',
    states: {
      choosing: {
        on: {
          'files.added': { actions: { type: 'addFiles', params: ({ event }) => event } },
          'file.removed': { actions: { type: 'removeFile', params: ({ event }) => event } },
          'consent.changed': { actions: { type: 'setConsent', params: ({ event }) => event } },
          'reading.start': {
            guard: 'hasFiles',
            target: 'reading',
            actions: { type: 'begin', params: ({ event }) => event },
          },
        },
      },
      reading: {
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => context.input ?? { files: [], service: null },
        },
        on: {
          'read.progress': { actions: { type: 'setProgress', params: ({ event }) => event } },
          'read.done': { target: 'read', actions: { type: 'setResult', params: ({ event }) => event } },
          'read.failed': { target: 'choosing', actions: { type: 'setError', params: ({ event }) => event } },
          'reading.stop': 'choosing',
        },
      },
      read: {
        on: {
          'reading.again': { target: 'choosing', actions: 'startOver' },
        },
      },
    },
  });
}
