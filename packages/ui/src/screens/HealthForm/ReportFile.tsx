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

/** The laboratory's own report, kept with what was copied from it. */
export interface ReportFileProps {
  /** The file that will be kept when the form is saved; one at most. */
  report: readonly FileItem[];
  /** Whether the form has a report already, which a new one replaces. */
  hasStoredReport?: boolean;
  /** Called with the report as a file. */
  onAttachReport: (file: File) => void;
  /** Called to take the file off again. */
  onDetachReport: () => void;
}

/** Where the report itself is put beside its figures. */
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
