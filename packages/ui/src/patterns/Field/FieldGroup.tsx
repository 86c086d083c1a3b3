import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import * as styles from './Field.css.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { FieldParts } from './FieldParts.tsx';
import { useFieldState } from './useFieldState.ts';

/** State of a `FieldGroup` for its controls. */
interface FieldGroupState {
  isInvalid: boolean;
  /** `id` of the error text, for `aria-describedby`; undefined while the field is valid. */
  errorId?: string;
}

/** Props of `FieldGroup`. */
export interface FieldGroupProps extends FieldProps {
  /** Error of the field itself. Errors of the form take precedence. */
  finding?: string;
  /** Renders the controls. */
  children: (state: FieldGroupState) => ReactNode;
}

/** Groups several controls under one label, for fields that React Aria does not provide. */
export function FieldGroup({ name, finding, children, errorMessage, ...frame }: FieldGroupProps) {
  const state = useFieldState({ name, errorMessage, description: frame.description }, finding);
  const { isInvalid, message, ids, describedBy } = state;
  return (
    <FieldParts state={state} isGroup>
      <Group
        isInvalid={isInvalid}
        aria-labelledby={ids.label}
        aria-describedby={describedBy}
        data-field={name}
        className={styles.root}
      >
        <FieldFrame {...frame} errorMessage={message}>
          {children({ isInvalid, errorId: isInvalid ? ids.error : undefined })}
        </FieldFrame>
      </Group>
    </FieldParts>
  );
}
