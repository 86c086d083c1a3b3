/** Reason why a function returns no result, in the order of the checks. */
export type FailureStatus = 'missing' | 'implausible' | 'not_applicable' | 'out_of_range';

/** Failure: the status and the names of the inputs that caused it. Contains no result keys. */
export interface Failure {
  readonly status: FailureStatus;
  readonly fields: readonly string[];
}

/** Valid result: `status: 'ok'` and the result keys. */
export type Ok<Values> = { readonly status: 'ok' } & Readonly<Values>;

/** Result of every function of this package. Discriminate on `status`. */
export type Result<Values> = Ok<Values> | Failure;

/** Returns result keys as a valid result. */
export function ok<const Values extends object>(values: Values): Ok<Values> {
  return { status: 'ok', ...values };
}

/** Returns a failure that names the inputs that caused it. */
export function failure(status: FailureStatus, fields: readonly string[]): Failure {
  return { status, fields };
}
