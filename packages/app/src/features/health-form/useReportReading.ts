import type { Dimension, ImageAnalysis } from '@vitalane/contract';
import type { FileItem } from '@vitalane/ui';
import type { Proposal, ReadingState } from '@vitalane/ui/screens/NewFormAI';
import { useEffect, useRef, useState } from 'react';
import { useClientConfig } from '../../api/clientConfig.ts';
import { messageOf } from '../../api/errors.ts';
import { analyseReport } from './analysis.api.ts';

interface ChosenFile {
  id: string;
  file: File;
  /** Address of the picture in this browser; null for a PDF. */
  imageUrl: string | null;
}

const isPicture = ({ type }: File) => type.startsWith('image/');

/** The pictures that were chosen, and the reading of them, which can be stopped. */
export function useReportReading(dimensions: readonly Dimension[]) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [state, setState] = useState<ReadingState>({ status: 'choosing' });
  const [hasConsented, setConsented] = useState(false);
  const service = useClientConfig()?.imageService ?? null;
  const stop = useRef<AbortController>(undefined);
  const chosen = useRef(files);
  chosen.current = files;

  useEffect(
    () => () => {
      stop.current?.abort();
      for (const { imageUrl } of chosen.current) if (imageUrl) URL.revokeObjectURL(imageUrl);
    },
    [],
  );

  async function read(): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    // Pictures first: how many pages a PDF has is not known here, and pages are counted over all files.
    const ordered = files.toSorted((a, b) => Number(isPicture(b.file)) - Number(isPicture(a.file)));
    const onProgress = (percent: number) =>
      setState(percent < 100 ? { status: 'sending', percent } : { status: 'reading' });
    onProgress(0);
    const asked = hasConsented ? service : null;
    try {
      const analysis = await analyseReport(
        ordered.map(({ file }) => file),
        { onProgress, signal, consentVersion: asked?.consent.version },
      );
      setState({
        status: 'read',
        proposal: toProposal(analysis, { files: ordered, dimensions, service: asked?.name ?? null }),
      });
      // The next report is another decision.
      setConsented(false);
    } catch (error) {
      setState(
        signal.aborted
          ? { status: 'choosing' }
          : {
              status: 'choosing',
              message: messageOf(error, 'An error occurred while processing your request'),
            },
      );
    }
  }

  return {
    /** What is kept with the results: of several pages the first. */
    reportFile: files[0]?.file,
    state,
    service: service && { name: service.name, consentText: service.consent.text },
    hasConsented,
    onConsent: setConsented,
    files: files.map(
      ({ id, file }): FileItem => ({
        id,
        name: file.name,
        sizeBytes: file.size,
        state: { status: 'waiting' },
      }),
    ),
    onAddFiles: (added: File[]) =>
      setFiles((before) => [
        ...before,
        ...added.map((file) => ({
          id: crypto.randomUUID(),
          file,
          imageUrl: isPicture(file) ? URL.createObjectURL(file) : null,
        })),
      ]),
    onRemoveFile: (id: string) => setFiles((before) => before.filter((one) => one.id !== id)),
    onRead: () => void read(),
    onStop: () => stop.current?.abort(),
    onStartAgain: () => {
      setFiles([]);
      setState({ status: 'choosing' });
    },
  };
}

function toProposal(
  { dateOfLabTest, dateChoices, values, notUsed, unreadPages, fallback }: ImageAnalysis,
  {
    files,
    dimensions,
    service,
  }: { files: readonly ChosenFile[]; dimensions: readonly Dimension[]; service: string | null },
): Proposal {
  return {
    dateOfLabTest,
    dateChoices,
    notUsed,
    unreadPages,
    service: service === null ? null : { name: service, fallback },
    pages: files.map(({ imageUrl }, index) => ({ number: index + 1, imageUrl })),
    results: values.map((value) => {
      const dimension = dimensions.find(({ code }) => code === value.code);
      return {
        ...value,
        name: dimension?.name ?? value.code,
        unitChoices: dimension?.unitChoices ?? [value.unit],
        testChoices: value.doubts.includes('sample') ? samplesOf(dimensions, values) : [],
      };
    }),
  };
}

/** The tests that a glucose of unknown sample may be: those that the paper does not name otherwise. */
function samplesOf(dimensions: readonly Dimension[], values: ImageAnalysis['values']): readonly Dimension[] {
  const named = values.filter(({ doubts }) => !doubts.includes('sample')).map(({ code }) => code);
  return dimensions.filter(({ code }) => code.startsWith('glucose_') && !named.includes(code));
}
