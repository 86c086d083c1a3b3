/** Texts of `Stepper`. */
export const stepperCopy = {
  name: 'Progress',
  /** Position in the steps: “Step 2 of 5”. */
  position: (step: number, of: number) => `Step ${step} of ${of}`,
  done: 'Done: ',
};
