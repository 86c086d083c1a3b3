import type { ReactNode } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import type { FieldState } from './useFieldState.ts';

/** React Aria needs the browser's validity state; here the form validates. */
const foundByTheForm: ValidityState = {
  badInput: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valid: false,
  valueMissing: false,
  customError: true,
};

/** Props of `FieldParts`. */
export interface FieldPartsProps {
  /** From `useFieldState`. */
  state: FieldState;
  /** One control takes its label's `for`; several are named by its `id`. */
  isGroup?: boolean;
  /** A `FieldFrame` with its control. */
  children: ReactNode;
}

/** Gives label, help and error of a `FieldFrame` what a React Aria field would have given them. */
export function FieldParts({ state: { ids, isInvalid }, isGroup = false, children }: FieldPartsProps) {
  const label = isGroup ? { id: ids.label, elementType: 'span' } : { id: ids.label, htmlFor: ids.control };
  return (
    <Provider
      values={[
        [LabelContext, label],
        [TextContext, { slots: { description: { id: ids.description }, errorMessage: { id: ids.error } } }],
        [FieldErrorContext, { isInvalid, validationDetails: foundByTheForm, validationErrors: [] }],
      ]}
    >
      {children}
    </Provider>
  );
}
