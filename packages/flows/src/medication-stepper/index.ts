export * from './medication-draft.ts';
export { MEDICATION_STEPS } from './medication-rules.ts';
export * from './medication-stepper.connect.ts';
export { medicationStepperMachine } from './medication-stepper.machine.ts';
export type * from './medication-stepper.types.ts';
export * from './medication-times.ts';
