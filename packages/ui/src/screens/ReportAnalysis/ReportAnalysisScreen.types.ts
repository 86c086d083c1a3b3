import type { Remote } from '../../patterns/RemoteView/index.ts';
import type { EmergencyCallLink } from '../shared/EmergencyCall.tsx';
import type { ReportText } from '../shared/report/report.types.ts';

/** Report as text, loaded separately. */
export interface ReportInWords {
  id: string;
  text: Remote<ReportText>;
  onRetry: () => void;
}

/** State of the export. `percent` is omitted while the PDF is being created. */
export type ExportState =
  | { status: 'idle' }
  | { status: 'working'; percent?: number }
  | { status: 'done'; fileName: string }
  | { status: 'failed'; message: string };

/** Explanation in plain language. */
export interface Explanation {
  /** Instructions if the question names an emergency. */
  emergency: { text: string; call: EmergencyCallLink } | null;
  /** Paragraphs of the explanation; empty for an emergency only. */
  paragraphs: readonly string[];
  seekCare: readonly string[];
  sources: readonly string[];
  /** Whether a language model wrote it instead of fixed rules. */
  isByModel: boolean;
}

/** State of the question. */
export type QuestionState =
  | { status: 'open' }
  | { status: 'asking' }
  | { status: 'answered'; explanation: Explanation }
  | { status: 'failed'; message: string; errors: Readonly<Record<string, string>> };

/** Question about a report. */
export interface Question {
  /** Report; omitted without a choice, because the question may still name an emergency. */
  report?: string;
  /** Question; omitted to explain the whole report. */
  question?: string;
}
