import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import * as styles from './Field.css.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { FieldParts } from './FieldParts.tsx';
import { useFieldState } from './useFieldState.ts';

/** What the controls of a `FieldGroup` need to know of it. */
export interface FieldGroupState {
  isInvalid: boolean;
  /** `id` of the error text, for `aria-describedby`; undefined while the field is valid. */
  errorId?: string;
}

/** Props of `FieldGroup`. */
export interface FieldGroupProps extends FieldProps {
  /** What the field itself has against its value; what the form says goes before. */
  finding?: string;
  /** Draws the controls. */
  children: (state: FieldGroupState) => ReactNode;
}

/** Groups several controls under one label, for fields that React Aria does not have. */
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
