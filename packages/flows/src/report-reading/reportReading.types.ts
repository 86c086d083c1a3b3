/** A file of the report that a person chose. */
export interface ReportFile {
  id: string;
  file: File;
}

/** A service elsewhere that may read the pictures, once the person has consented to that version of its text. */
export interface ReadingService {
  name: string;
  consentVersion: string;
}

/** What the actor `read` gets: pictures before PDFs, and the service that may read them. */
export interface ReadInput {
  files: readonly ReportFile[];
  service: ReadingService | null;
}

/** All data of the flow. It holds a patient's files and is never logged. */
export interface ReportReadingContext<Result> {
  files: readonly ReportFile[];
  hasConsented: boolean;
  /** What the reading that runs or is done was given; null before the first. */
  input: ReadInput | null;
  /** How much of the files was sent, 0 to 100. */
  percentSent: number;
  /** What was read; null until it was. */
  result: Result | null;
  /** Why the last reading failed; null when it did not. */
  error: unknown;
}

/** What the actor `read` reports. */
export type ReadReport<Result> =
  | { type: 'read.progress'; percent: number }
  | { type: 'read.done'; result: Result }
  | { type: 'read.failed'; error: unknown };

/** Everything that can happen to the reading of a report. */
export type ReportReadingEvent<Result> =
  | { type: 'files.added'; files: readonly ReportFile[] }
  | { type: 'file.removed'; id: string }
  | { type: 'consent.changed'; hasConsented: boolean }
  | { type: 'reading.start'; service: ReadingService | null }
  | { type: 'reading.stop' }
  | { type: 'reading.again' }
  | ReadReport<Result>;
