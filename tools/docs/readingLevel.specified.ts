/** Text fixed by a specification, which is therefore not measured. */
export interface SpecifiedText {
  readonly text: string;
  /** Section of the product specification, or the publication. */
  readonly source: string;
}

/** Specified texts. Unused entries fail the check. */
export const SPECIFIED_TEXTS: readonly SpecifiedText[] = [
  { text: 'Profile Update Successfully.', source: 'Product specification, success messages' },
];
