/** What a flow's actor rejects with: a code the machine decides by, and a sentence fit for a person or a log (no secrets). */
export class FlowError extends Error {
  readonly code: string;
  readonly status: number | undefined;

  constructor(code: string, message: string, status?: number) {
    super(message);
    this.name = 'FlowError';
    this.code = code;
    this.status = status;
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
