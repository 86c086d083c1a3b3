import type { ReactNode } from 'react';
import type { FieldOption, FieldProps } from '../Field/index.ts';

interface SharedProps extends FieldProps {
  /** Options in display order. */
  options: readonly FieldOption[];
  /** `rows` stacks the options. `cards` places two to six important options side by side where they fit. @default 'rows' */
  layout?: 'rows' | 'cards';
}

/** Props of a `ChoiceGroup` with a single selection. */
export interface SingleChoiceProps extends SharedProps {
  /** Single selection, the default. */
  isMultiple?: false;
  /** Initially selected value (uncontrolled). Empty for none. */
  defaultValue?: string;
  /** Value of the selected option (controlled). Empty for none. */
  value?: string;
  /** Called with the value of the selected option. */
  onChange?: (value: string) => void;
}

/** Props of a `ChoiceGroup` with multiple selection. */
export interface MultipleChoiceProps extends SharedProps {
  /** Whether several options can be selected. Name the field in `listNames` of `useSchemaForm`. */
  isMultiple: true;
  /** Initially selected values (uncontrolled). */
  defaultValue?: readonly string[];
  /** Selected values (controlled). */
  value?: readonly string[];
  /** Called with all selected values. */
  onChange?: (values: string[]) => void;
  /** Returns what stands below an option, such as the consequence of selecting it; `null` for nothing. */
  noteOf?: (value: string) => ReactNode;
}

/** Props of `ChoiceGroup`. */
export type ChoiceGroupProps = SingleChoiceProps | MultipleChoiceProps;
