import type { FieldOption, FieldProps } from '../Field/index.ts';

interface SharedProps extends FieldProps {
  /** What can be chosen, in the order in which it is shown. */
  options: readonly FieldOption[];
  /** `rows` one under another; `cards` side by side where there is room, for two to six weighty choices. */
  layout?: 'rows' | 'cards';
}

/** Props of a `ChoiceGroup` in which one is chosen. */
export interface SingleChoiceProps extends SharedProps {
  /** A single answer; absent when it equals the label. */
  isMultiple?: false;
  /** Initial value of the option; empty for none. */
  defaultValue?: string;
  /** Value of the chosen option, when the parent keeps it; empty for none. */
  value?: string;
  /** Called with the value of the chosen option. */
  onChange?: (value: string) => void;
}

/** Props of a `ChoiceGroup` in which any number is chosen. */
export interface MultipleChoiceProps extends SharedProps {
  /** Whether several can be chosen. Name the field in `listNames` of `useSchemaForm`. */
  isMultiple: true;
  /** Initial values of the options. */
  defaultValue?: readonly string[];
  /** Values of the chosen options, when the parent keeps them. */
  value?: readonly string[];
  /** Called with the values of all chosen options. */
  onChange?: (values: string[]) => void;
}

/** Props of `ChoiceGroup`. */
export type ChoiceGroupProps = SingleChoiceProps | MultipleChoiceProps;
