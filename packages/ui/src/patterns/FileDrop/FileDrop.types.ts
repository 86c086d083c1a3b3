/** Accepted file type. */
export interface FileKind {
  /** Media type, such as `application/pdf`. */
  type: string;
  /** Visible name: “PDF”. */
  label: string;
}

/** Rules for accepted files. */
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
  /** The upload failed and can be retried. */
  | { status: 'failed'; message: string }
  /** The server rejected the file; a retry would not help. */
  | { status: 'refused'; message: string };

/** File of a `FileDrop`. */
export interface FileItem {
  /** Identifier passed to the callbacks. */
  id: string;
  /** File name with extension. */
  name: string;
  sizeBytes: number;
  /** URL of a picture of it, shown instead of the icon. */
  pictureUrl?: string;
  state: FileState;
}
