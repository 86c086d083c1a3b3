import { ageGate, type PartName } from '../../index.ts';

/** Returns whether a part of the product is shown at an age. */
export function answer(given: {
  readonly dateOfBirth: string;
  readonly asOf: string;
  readonly part: PartName;
}): unknown {
  return ageGate(given);
}
