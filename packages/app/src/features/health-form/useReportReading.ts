import type { Dimension, ImageAnalysis } from '@vitalane/contract';
import {
  connectReportReading,
  createReportReadingMachine,
  type ReadInput,
  type ReadingProgress,
  type ReadReport,
  type ReportFile,
} from '@vitalane/flows/report-reading';
import type { FileItem } from '@vitalane/ui';
import { failureMessages } from '@vitalane/ui/messages';
import type { Proposal, ReadingState } from '@vitalane/ui/screens/NewFormAI';
import { useEffect, useState } from 'react';
import { fromCallback } from 'xstate';
import { useClientConfig } from '../../api/clientConfig.ts';
import { toUnitOption } from '../../api/lookups.ts';
import { messageOf } from '../../lib/errors.ts';
import { useFlow } from '../../lib/useFlow.ts';
import { analyseReport } from './analysis.api.ts';

const machine = createReportReadingMachine<ImageAnalysis>().provide({
  actors: {
    read: fromCallback<ReadReport<ImageAnalysis>, ReadInput>(({ input, sendBack }) => {
      const controller = new AbortController();
      analyseReport(
        input.files.map(({ file }) => file),
        {
          onProgress: (percent) => sendBack({ type: 'read.progress', percent }),
          signal: controller.signal,
          consentVersion: input.service?.consentVersion,
        },
      ).then(
        (result) => sendBack({ type: 'read.done', result }),
        (error: unknown) => sendBack({ type: 'read.failed', error }),
      );
      return () => controller.abort();
    }),
  },
});

const noInput = () => undefined;
const noTexts = {};
const noFiles: readonly ReportFile[] = [];

/** Returns the chosen files and their analysis, which can be cancelled. */
export function useReportReading(dimensions: readonly Dimension[]) {
  const service = useClientConfig()?.imageService ?? null;
  const { view } = useFlow(machine, noInput, connectReportReading<ImageAnalysis>, noTexts);
  const { files, progress, hasConsented, onAddFiles, onRead, ...intents } = view;
  const input = progress.status === 'read' ? progress.input : null;
  const pictures = usePictures(input?.files ?? noFiles);
  return {
    ...intents,
    /** The file stored with the results: the first of several pages. */
    reportFile: files[0]?.file,
    state: toState(progress, { pictures, dimensions }),
    service: service && { name: service.name, consentText: service.consent.text },
    hasConsented,
    files: files.map(toItem),
    onAddFiles: (added: File[]) => onAddFiles(added.map((file) => ({ id: crypto.randomUUID(), file }))),
    onRead: () => onRead(service && { name: service.name, consentVersion: service.consent.version }),
  };
}

function toState(
  progress: ReadingProgress<ImageAnalysis>,
  shown: Pick<ReadFrom, 'pictures' | 'dimensions'>,
): ReadingState {
  switch (progress.status) {
    case 'read': {
      const { files, service } = progress.input;
      const proposal = toProposal(progress.result, { ...shown, files, service: service?.name ?? null });
      return { status: 'read', proposal };
    }
    case 'choosing': {
      const { error } = progress;
      if (error === null) return { status: 'choosing' };
      return { status: 'choosing', message: messageOf(error, failureMessages['report-not-read']) };
    }
    default:
      return progress;
  }
}

const toItem = ({ id, file }: ReportFile): FileItem => ({
  id,
  name: file.name,
  sizeBytes: file.size,
  state: { status: 'waiting' },
});

/** Returns object URLs of the images by file id; revoked on change and unmount. */
function usePictures(files: readonly ReportFile[]): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const images = files.filter(({ file }) => file.type.startsWith('image/'));
    const urls = new Map(images.map(({ id, file }) => [id, URL.createObjectURL(file)]));
    setPictures(urls);
    return () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
    };
  }, [files]);
  return pictures;
}

/** Additional data of a proposal. */
interface ReadFrom {
  files: readonly ReportFile[];
  pictures: ReadonlyMap<string, string>;
  dimensions: readonly Dimension[];
  service: string | null;
}

function toProposal(
  { dateOfLabTest, dateChoices, values, notUsed, unreadPages, fallback }: ImageAnalysis,
  { files, pictures, dimensions, service }: ReadFrom,
): Proposal {
  return {
    dateOfLabTest,
    dateChoices,
    notUsed,
    unreadPages,
    service: service === null ? null : { name: service, fallback },
    pages: files.map(({ id }, index) => ({ number: index + 1, imageUrl: pictures.get(id) ?? null })),
    results: values.map((value) => {
      const dimension = dimensions.find(({ code }) => code === value.code);
      return {
        ...value,
        name: dimension?.name ?? value.code,
        unitChoices: (dimension?.unitChoices ?? [value.unit]).map(toUnitOption),
        testChoices: value.doubts.includes('sample') ? samplesOf(dimensions, values) : [],
      };
    }),
  };
}

/** Returns the candidate tests for a glucose of unknown sample: those that the report does not name elsewhere. */
function samplesOf(dimensions: readonly Dimension[], values: ImageAnalysis['values']): readonly Dimension[] {
  const named = values.filter(({ doubts }) => !doubts.includes('sample')).map(({ code }) => code);
  return dimensions.filter(({ code }) => code.startsWith('glucose_') && !named.includes(code));
}
