/** What is wrong with which field: its name on the wire and one sentence. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The error an actor of a flow rejects with: a code that the machine decides by, and what the server said, if anything. */
export class FlowError extends Error {
  readonly code: string;
  readonly status: number | undefined;
  /** Empty unless single fields were refused. */
  readonly fields: FieldMessages;

  /** @param message the server's own words, fit for a person: no secrets. */
  constructor(code: string, message = '', status?: number, fields: FieldMessages = {}) {
    super(message);
    this.name = 'FlowError';
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** Returns the code of anything that was thrown; whatever is not a `FlowError` is `internal-error`. */
export function codeOf(error: unknown): string {
  return error instanceof FlowError ? error.code : 'internal-error';
}

/** Returns the server's own words for a failure; null when it gave none. */
export function messageOf(error: unknown): string | null {
  return (error instanceof FlowError && error.message) || null;
}

/** Returns what is wrong with single fields, for anything that was thrown. */
export const fieldsOf = (error: unknown): FieldMessages => (error instanceof FlowError ? error.fields : {});
