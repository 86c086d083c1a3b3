/** Why a function gives no result, in the order in which the reasons are checked. */
export type FailureStatus = 'missing' | 'implausible' | 'not_applicable' | 'out_of_range';

/** A refusal: the status and the names of the inputs that caused it. Carries no result keys. */
export interface Failure {
  readonly status: FailureStatus;
  readonly fields: readonly string[];
}

/** A valid result: `status: 'ok'` beside the result keys. */
export type Ok<Values> = { readonly status: 'ok' } & Readonly<Values>;

/** What every function of this package returns. Discriminate on `status`. */
export type Result<Values> = Ok<Values> | Failure;

/** Wraps result keys as a valid result. */
export function ok<const Values extends object>(values: Values): Ok<Values> {
  return { status: 'ok', ...values };
}

/** Builds a refusal naming the inputs that caused it. */
export function failure(status: FailureStatus, fields: readonly string[]): Failure {
  return { status, fields };
}
