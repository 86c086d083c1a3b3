/** What is wrong with which field: its name on the wire and one sentence. */
export type FieldMessages = Readonly<Record<string, string>>;

/** What a flow's actor rejects with: a code the machine decides by, and a sentence fit for a person or a log (no secrets). */
export class FlowError extends Error {
  readonly code: string;
  readonly status: number | undefined;
  /** Empty unless single fields were refused. */
  readonly fields: FieldMessages;

  constructor(code: string, message: string, status?: number, fields: FieldMessages = {}) {
    super(message);
    this.name = 'FlowError';
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** The code of anything that was thrown; whatever is not a `FlowError` is `internal-error`. */
export function codeOf(error: unknown): string {
  return error instanceof FlowError ? error.code : 'internal-error';
}

/** The sentence to show for anything that was thrown: a `FlowError`'s own (the server's words), else the default. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof FlowError && error.message !== '' ? error.message : fallback;
}

/** What is wrong with single fields, of anything that was thrown. */
export const fieldsOf = (error: unknown): FieldMessages => (error instanceof FlowError ? error.fields : {});
