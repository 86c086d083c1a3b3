import type { ReactNode } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import type { FieldState } from './useFieldState.ts';

/** Validity state that React Aria requires. The form validates instead of the browser. */
const formValidity: ValidityState = {
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
  /** Result of `useFieldState`. */
  state: FieldState;
  /** Whether the label refers to several controls by `id`, instead of one control by `for`. */
  isGroup?: boolean;
  /** A `FieldFrame` with its control. */
  children: ReactNode;
}

/** Provides label, help text and error of a `FieldFrame` with the context of a React Aria field. */
export function FieldParts({ state: { ids, isInvalid }, isGroup = false, children }: FieldPartsProps) {
  const label = isGroup ? { id: ids.label, elementType: 'span' } : { id: ids.label, htmlFor: ids.control };
  return (
    <Provider
      values={[
        [LabelContext, label],
        [TextContext, { slots: { description: { id: ids.description }, errorMessage: { id: ids.error } } }],
        [FieldErrorContext, { isInvalid, validationDetails: formValidity, validationErrors: [] }],
      ]}
    >
      {children}
    </Provider>
  );
}
