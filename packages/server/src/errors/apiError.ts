import type { ApiError as ApiErrorBody, ErrorCode } from '@vitalane/contract';
import { errorCatalogue } from '@vitalane/contract/errors';

/** A problem with one field, as a message to the person who filled it in. */
export interface FieldProblem {
  name: string;
  message: string;
}

interface ApiErrorDetails {
  /** Problems in the order of the fields in the form. */
  fields?: readonly FieldProblem[];
  /** Value of `Retry-After`. */
  retryAfterSeconds?: number;
  /** Reason for the wait, as a sentence. */
  reason?: string | undefined;
}

/** The only error that is sent to the caller unchanged; every other error becomes `internal`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { fields, retryAfterSeconds, reason }: ApiErrorDetails = {}) {
    super(
      retryAfterSeconds === undefined ? errorCatalogue[code].title : waitMessage(retryAfterSeconds, reason),
    );
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }

  /** Returns the response body. */
  toBody(requestId: string): ApiErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: [...this.fields] }),
      requestId,
    };
  }
}

/** Returns the error for one invalid field. */
export function invalidField(name: string, message: string): ApiError {
  return new ApiError('invalid', { fields: [{ name, message }] });
}

/** Runs every check and returns all problems, in order. Rethrows errors other than `invalid` immediately. */
export function problemsOf(checks: readonly (() => unknown)[]): FieldProblem[] {
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid') return error.fields ?? [];
      throw error;
    }
  });
}

function waitMessage(seconds: number, reason = 'Too many tries.'): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  return `${reason} Please wait ${wait} and try again.`;
}
