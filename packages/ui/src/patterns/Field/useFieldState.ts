import { useId } from 'react';
import type { FieldProps } from './FieldFrame.tsx';
import { useFormError } from './formErrors.ts';

/** What is wrong with a field that is not React Aria's, and the `id`s by which its parts know one another. */
export interface FieldState {
  /** What is wrong and what to do; nothing while all is well. */
  message?: string;
  isInvalid: boolean;
  ids: Readonly<Record<'control' | 'label' | 'description' | 'error', string>>;
  /** For `aria-describedby`: the ids of help and error, if present. */
  describedBy?: string;
}

/**
 * Returns the error of a field: that of the parent, else of the surrounding form, else of the field itself.
 * @param finding what the field itself has against its value
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
