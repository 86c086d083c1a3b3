/** A text that a specification fixes, and which therefore is not measured. */
export interface SpecifiedText {
  readonly text: string;
  /** Section of the product specification, or the publication. */
  readonly source: string;
}

/** An entry that no text needs fails the check. */
export const SPECIFIED_TEXTS: readonly SpecifiedText[] = [
  { text: 'Profile Update Successfully.', source: 'Product specification, success messages' },
];
