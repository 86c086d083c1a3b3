/** Stored document. */
export interface StoredDocument {
  uuid: string;
  /** Name given by the patient. */
  name: string;
  /** Name of the document type, such as “Lab report”. */
  typeName: string;
  contentType: string;
  sizeBytes: number;
  /** Date of the upload in the patient's time zone, `YYYY-MM-DD`. */
  addedOn: string;
}

/** Deletion that is pending or has failed. */
export type DocumentDeletion =
  | { status: 'deleting'; uuid: string }
  | { status: 'failed'; uuid: string; message: string };
