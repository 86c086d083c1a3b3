import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { FieldParts } from './FieldParts.tsx';
import { useFieldState } from './useFieldState.ts';

/** Attributes that name, describe and mark the control. */
interface NativeControl {
  id: string;
  name?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  /** Replaces `required`, because the form shows its own error text. */
  'aria-required'?: true;
  /** Styling hook of `fieldStyles.control`. */
  'data-invalid'?: true;
}

/** Props of `NativeField`. */
export interface NativeFieldProps extends FieldProps {
  /** Error of the field itself. Errors of the form take precedence. */
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
