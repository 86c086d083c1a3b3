import { useId } from 'react';
import type { FieldProps } from './FieldFrame.tsx';
import { useFormError } from './formErrors.ts';

/** Error of a field outside React Aria, and the `id`s of its parts. */
export interface FieldState {
  /** Error text; `undefined` while the field is valid. */
  message?: string;
  isInvalid: boolean;
  ids: Readonly<Record<'control' | 'label' | 'description' | 'error', string>>;
  /** Value of `aria-describedby`: the ids of help text and error, if present. */
  describedBy?: string;
}

/**
 * Returns the error of a field: that of the parent, else of the surrounding form, else of the field itself.
 * @param finding error of the field itself
 */
export function useFieldState(
  { name, description, errorMessage }: Omit<FieldProps, 'label'>,
  finding?: string,
): FieldState {
  const id = useId();
  const formError = useFormError(name);
  const message = errorMessage || formError || finding;
  const isInvalid = message !== undefined && message !== '';
  const ids = {
    control: `${id}control`,
    label: `${id}label`,
    description: `${id}description`,
    error: `${id}error`,
  };
  const describedBy = [description && ids.description, isInvalid && ids.error].filter(Boolean).join(' ');
  return { message, isInvalid, ids, describedBy: describedBy || undefined };
}
