import { createContext, useContext } from 'react';

/** Errors of the surrounding form, by field name. Supplied by `Form`. */
export const FormErrorsContext = createContext<Readonly<Record<string, string>>>({});

/** Returns the error of the surrounding form for a field name, for fields that are not React Aria fields. */
export function useFormError(name: string | undefined): string | undefined {
  const errors = useContext(FormErrorsContext);
  return name === undefined ? undefined : errors[name];
}
