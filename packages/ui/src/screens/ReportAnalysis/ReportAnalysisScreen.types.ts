import type { Remote } from '../../patterns/RemoteView/index.ts';
import type { EmergencyCallLink } from '../shared/EmergencyCall.tsx';
import type { ReportText } from '../shared/report/report.types.ts';

/** One report in words, loaded separately. */
export interface ReportInWords {
  id: string;
  text: Remote<ReportText>;
  onRetry: () => void;
}

/** How far the PDF is. `percent` is left out while it is being made. */
export type ExportState =
  | { status: 'idle' }
  | { status: 'working'; percent?: number }
  | { status: 'done'; fileName: string }
  | { status: 'failed'; message: string };

/** An explanation in plain words. */
export interface Explanation {
  /** What to do first when the question names an emergency. */
  emergency: { text: string; call: EmergencyCallLink } | null;
  /** Empty when there is nothing but the emergency. */
  paragraphs: readonly string[];
  seekCare: readonly string[];
  sources: readonly string[];
  /** Whether a language model wrote it; otherwise fixed rules did. */
  isByModel: boolean;
}

/** Where the question stands. */
export type QuestionState =
  | { status: 'open' }
  | { status: 'asking' }
  | { status: 'answered'; explanation: Explanation }
  | { status: 'failed'; message: string; errors: Readonly<Record<string, string>> };

/** What is asked, and of which report. */
export interface Question {
  /** Left out when none was chosen: then the question may still name an emergency. */
  report?: string;
  /** Left out to have the whole report explained. */
  question?: string;
}
