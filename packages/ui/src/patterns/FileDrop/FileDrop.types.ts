/** A kind of file that is taken. */
export interface FileKind {
  /** Media type, such as `application/pdf`. */
  type: string;
  /** For people: “PDF”. */
  label: string;
}

/** What is taken. */
export interface FileRules {
  kinds: readonly FileKind[];
  /** Largest size of one file in bytes. */
  maxSizeBytes: number;
}

/** Upload state of a file. */
export type FileState =
  | { status: 'waiting' }
  | { status: 'sending'; percent?: number }
  | { status: 'sent' }
  /** It did not arrive; the same file can be sent again. */
  | { status: 'failed'; message: string }
  /** The server does not take it; sending it again would not help. */
  | { status: 'refused'; message: string };

/** One file of a `FileDrop`. */
export interface FileItem {
  /** What the callbacks are called with. */
  id: string;
  /** Name with its ending, as on the person's machine. */
  name: string;
  sizeBytes: number;
  state: FileState;
}
