import { type ReactNode, useId } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFormError } from './formErrors.ts';

/** What the controls of a `FieldGroup` need to know of it. */
export interface FieldGroupState {
  isInvalid: boolean;
  /** `id` of the sentence that says what is wrong, for `aria-describedby`; nothing while all is well. */
  errorId?: string;
}

/** Props of `FieldGroup`. */
export interface FieldGroupProps extends FieldProps {
  /** Draws the controls. */
  children: (state: FieldGroupState) => ReactNode;
}

/** React Aria asks for the browser's own findings; here the form has found the mistake. */
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

/** A field of several controls under one label, for what React Aria has no field of its own. */
export function FieldGroup({ name, children, errorMessage, ...frame }: FieldGroupProps) {
  const [labelId, descriptionId, errorId] = [useId(), useId(), useId()];
  const said = useFormError(name);
  const message = errorMessage ?? said;
  const isInvalid = message !== undefined;
  const describedBy = [frame.description && descriptionId, isInvalid && errorId].filter(Boolean).join(' ');
  return (
    <Provider
      values={[
        [LabelContext, { id: labelId, elementType: 'span' }],
        [TextContext, { slots: { description: { id: descriptionId }, errorMessage: { id: errorId } } }],
        [FieldErrorContext, { isInvalid, validationDetails: foundByTheForm, validationErrors: [] }],
      ]}
    >
      <Group
        isInvalid={isInvalid}
        aria-labelledby={labelId}
        aria-describedby={describedBy || undefined}
        data-field={name}
        className={styles.root}
      >
        <FieldFrame {...frame} errorMessage={message}>
          {children({ isInvalid, errorId: isInvalid ? errorId : undefined })}
        </FieldFrame>
      </Group>
    </Provider>
  );
}
