/** Messages by the field name of the contract. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Error that an actor of a flow rejects with: a code for the machine, and the server's message, if any. */
export class FlowError extends Error {
  readonly code: string;
  readonly status: number | undefined;
  /** Server errors by field; empty when there are none. */
  readonly fields: FieldMessages;

  /** @param message server message, fit for display: contains no secrets */
  constructor(code: string, message = '', status?: number, fields: FieldMessages = {}) {
    super(message);
    this.name = 'FlowError';
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** Returns the code of any thrown value; `internal-error` unless it is a `FlowError`. */
export function codeOf(error: unknown): string {
  return error instanceof FlowError ? error.code : 'internal-error';
}

/** Returns the server's message for a failure; `null` when it had none. */
export function messageOf(error: unknown): string | null {
  return (error instanceof FlowError && error.message) || null;
}

/** Returns the errors by field of any thrown value. */
export const fieldsOf = (error: unknown): FieldMessages => (error instanceof FlowError ? error.fields : {});
