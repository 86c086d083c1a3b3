import type { ExportState } from '@vitalane/ui/screens/ReportAnalysis';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/errors.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { fetchHealthReport } from './api.ts';

/** Returns the export of the PDF for the doctor, with progress and cancellation. */
export function useExport() {
  const [exportState, setExportState] = useState<ExportState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setExportState({ status: 'working' });
    try {
      const { content, fileName } = await fetchHealthReport({
        signal: controller.signal,
        onProgress: (percent) => setExportState({ status: 'working', percent }),
      });
      saveFile(content, fileName);
      setExportState({ status: 'done', fileName });
    } catch (error) {
      if (!controller.signal.aborted) setExportState({ status: 'failed', message: messageOf(error) });
    }
  }

  return {
    exportState,
    onExport: () => void start(),
    onCancelExport: () => {
      running.current?.abort();
      setExportState({ status: 'idle' });
    },
  };
}
