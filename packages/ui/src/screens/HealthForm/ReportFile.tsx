import { FileDrop, type FileItem } from '../../patterns/FileDrop/index.ts';
import { healthFormCopy } from './HealthFormScreen.copy.ts';

const { file: copy } = healthFormCopy;

const kinds = [
  { type: 'image/jpeg', label: 'JPEG' },
  { type: 'image/png', label: 'PNG' },
  { type: 'image/webp', label: 'WebP' },
  { type: 'application/pdf', label: 'PDF' },
];
const maxSizeBytes = 20_000_000;

/** Props of the field for the original lab report. */
export interface ReportFileProps {
  /** File to store with the form, at most one. */
  report: readonly FileItem[];
  /** Whether the form already has a report, which a new one replaces. */
  hasStoredReport?: boolean;
  /** Called with the selected report. */
  onAttachReport: (file: File) => void;
  /** Called to remove the selected report. */
  onDetachReport: () => void;
}

/** Renders the field for the original lab report. */
export function ReportFile({ report, hasStoredReport, onAttachReport, onDetachReport }: ReportFileProps) {
  return (
    <FileDrop
      label={copy.label}
      description={hasStoredReport ? copy.stored : copy.help}
      kinds={kinds}
      maxSizeBytes={maxSizeBytes}
      files={report}
      onAdd={([file]) => file && onAttachReport(file)}
      onRemove={onDetachReport}
      hasCamera
    />
  );
}
