export { toAmount } from './medicationAmount.ts';
export * from './medicationDraft.ts';
export { isAsNeeded, repeatKindOf } from './medicationPlan.ts';
export { MEDICATION_STEPS } from './medicationRules.ts';
export * from './medicationStepper.connect.ts';
export { medicationStepperMachine } from './medicationStepper.machine.ts';
export type * from './medicationStepper.types.ts';
export * from './medicationTimes.ts';
