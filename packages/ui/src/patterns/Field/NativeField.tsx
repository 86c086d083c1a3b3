import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { FieldParts } from './FieldParts.tsx';
import { useFieldState } from './useFieldState.ts';

/** Attributes for the control: by these it is named, described and marked. */
export interface NativeControl {
  id: string;
  name?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  /** Not `required`: the form shows its own error text. */
  'aria-required'?: true;
  /** For the styles of `fieldStyles.control`. */
  'data-invalid'?: true;
}

/** Props of `NativeField`. */
export interface NativeFieldProps extends FieldProps {
  /** Errors of the field itself; an error of the form comes first. */
  finding?: string;
  /** Renders the control: a `select` or `input` with these attributes. */
  children: (control: NativeControl) => ReactNode;
}

/** Renders a field around one native control. */
export function NativeField({ name, finding, children, errorMessage, ...frame }: NativeFieldProps) {
  const state = useFieldState({ name, errorMessage, description: frame.description }, finding);
  const invalid = state.isInvalid || undefined;
  return (
    <FieldParts state={state}>
      <div data-field={name} className={styles.root}>
        <FieldFrame {...frame} errorMessage={state.message}>
          {children({
            id: state.ids.control,
            name,
            'aria-describedby': state.describedBy,
            'aria-invalid': invalid,
            'aria-required': frame.isRequired || undefined,
            'data-invalid': invalid,
          })}
        </FieldFrame>
      </div>
    </FieldParts>
  );
}
