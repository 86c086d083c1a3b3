import type { FileItem } from '@vitalane/ui';
import { useState } from 'react';
import { forgetReport, reportFor } from '../../session/reportFile.ts';

/** Returns the laboratory report to save with a form: the photograph or a chosen file. */
export function useReportFile(ownerUuid?: string) {
  const [chosen, setChosen] = useState<File | null>();
  const file = chosen === undefined ? reportFor(ownerUuid) : chosen;
  const report: FileItem[] = file
    ? [{ id: 'report', name: file.name, sizeBytes: file.size, state: { status: 'waiting' } }]
    : [];
  return {
    file,
    fields: {
      report,
      onAttachReport: setChosen,
      onDetachReport: () => {
        forgetReport();
        setChosen(null);
      },
    },
  };
}
