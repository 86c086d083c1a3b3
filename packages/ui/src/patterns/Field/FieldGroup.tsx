import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import * as styles from './Field.css.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { FieldParts } from './FieldParts.tsx';
import { useFieldState } from './useFieldState.ts';

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

/** A field of several controls under one label, for what React Aria has no field of its own. */
export function FieldGroup({ name, children, errorMessage, ...frame }: FieldGroupProps) {
  const state = useFieldState({ name, errorMessage, description: frame.description });
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
