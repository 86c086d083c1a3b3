/** A document that is kept. */
export interface KeptDocument {
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

/** The document that is being looked at. */
export type Preview =
  | { status: 'loading'; name: string }
  | { status: 'failed'; name: string; message: string }
  | {
      status: 'ready';
      name: string;
      contentType: string;
      /** Address of the content in this browser. */
      url: string;
    };

/** A deletion under way, or the last one that failed. */
export type DocumentDeletion =
  | { status: 'deleting'; uuid: string }
  | { status: 'failed'; uuid: string; message: string };
