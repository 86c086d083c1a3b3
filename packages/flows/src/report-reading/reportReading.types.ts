/** File of the report. */
export interface ReportFile {
  id: string;
  file: File;
}

/** External service that may read the images, with consent to that version of its text. */
export interface ReadingService {
  name: string;
  consentVersion: string;
}

/** Input of the actor `read`: images before PDFs, and the service that may read them. */
export interface ReadInput {
  files: readonly ReportFile[];
  service: ReadingService | null;
}

/** Data of the flow. Contains a patient's files and is never logged. */
export interface ReportReadingContext<Result> {
  files: readonly ReportFile[];
  hasConsented: boolean;
  /** Input of the running or last analysis; `null` before the first. */
  input: ReadInput | null;
  /** Upload progress, 0 to 100. */
  percentSent: number;
  /** Result of the analysis; `null` until complete. */
  result: Result | null;
  /** Error of the last analysis; `null` without one. */
  error: unknown;
}

/** Reports of the actor `read`. */
export type ReadReport<Result> =
  | { type: 'read.progress'; percent: number }
  | { type: 'read.done'; result: Result }
  | { type: 'read.failed'; error: unknown };

/** Every event of a report analysis. */
export type ReportReadingEvent<Result> =
  | { type: 'files.added'; files: readonly ReportFile[] }
  | { type: 'file.removed'; id: string }
  | { type: 'consent.changed'; hasConsented: boolean }
  | { type: 'reading.start'; service: ReadingService | null }
  | { type: 'reading.stop' }
  | { type: 'reading.again' }
  | ReadReport<Result>;
