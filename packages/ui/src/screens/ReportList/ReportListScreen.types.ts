/** a stored document. */
export interface StoredDocument {
  uuid: string;
  /** What the person calls it. */
  name: string;
  /** Such as “Lab report”. */
  typeName: string;
  contentType: string;
  sizeBytes: number;
  /** Day it was added, in the patient's time zone, `YYYY-MM-DD`. */
  addedOn: string;
}

/** A pending deletion, or the last one that failed. */
export type DocumentDeletion =
  | { status: 'deleting'; uuid: string }
  | { status: 'failed'; uuid: string; message: string };
