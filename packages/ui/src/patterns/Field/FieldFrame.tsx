import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { fieldCopy } from './Field.copy.ts';
import * as styles from './Field.css.ts';
import { FieldErrorText } from './FieldErrorText.tsx';

/** Props that every field has. */
export interface FieldProps {
  /** What to enter, always visible. */
  label: string;
  /** Name of the value in the form and in its schema. */
  name?: string;
  /** Help that stays visible: a format, where to find it. */
  description?: ReactNode;
  /** What is wrong and what to do. Inside `Form` the schema and the server supply it. */
  errorMessage?: string;
  /** Whether a value is required. Other fields show “(optional)”. */
  isRequired?: boolean;
}

/** Props of `FieldFrame`. */
export interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  /** The control. */
  children: ReactNode;
}

/** The order of every field: label, help, control, error. Stands inside a React Aria field. */
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
