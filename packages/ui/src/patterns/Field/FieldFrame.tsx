import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { fieldCopy } from './Field.copy.ts';
import * as styles from './Field.css.ts';
import { FieldErrorText } from './FieldErrorText.tsx';

/** Props of every field. */
export interface FieldProps {
  /** Visible label. */
  label: string;
  /** Name of the field in the form and its schema. */
  name?: string;
  /** Help text, always visible: a format, where to find it. */
  description?: ReactNode;
  /** Error text. Inside `Form`, the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a value is required. Other fields show “(optional)”. */
  isRequired?: boolean;
}

/** Props of `FieldFrame`. */
export interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  /** Control of the field. */
  children: ReactNode;
}

/** Renders label, help text, control and error in the order of every field. Use it inside a React Aria field. */
export function FieldFrame({ label, description, errorMessage, isRequired, children }: FieldFrameProps) {
  return (
    <>
      <Label className={styles.label}>
        {label}
        {isRequired ? null : <span className={styles.optional}>{fieldCopy.optional}</span>}
      </Label>
      {description ? (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      ) : null}
      {children}
      <FieldErrorText>{errorMessage}</FieldErrorText>
    </>
  );
}
