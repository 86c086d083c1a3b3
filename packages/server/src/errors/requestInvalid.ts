import type { FieldProblem } from './apiError.ts';

/** A request that violates its schema. */
export class RequestInvalid extends Error {
  readonly fields: readonly FieldProblem[];

  constructor(fields: readonly FieldProblem[]) {
    super('The request does not fit the contract.');
    this.fields = fields;
  }
}
