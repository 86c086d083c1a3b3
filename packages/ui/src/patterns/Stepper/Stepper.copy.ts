/** Texts of `Stepper`. */
export const stepperCopy = {
  name: 'Progress',
  /** Where one is: “Step 2 of 5”. */
  position: (step: number, of: number) => `Step ${step} of ${of}`,
  done: 'Done: ',
};
