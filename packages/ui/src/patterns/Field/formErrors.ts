import { createContext, useContext } from 'react';

/** What is wrong with the fields of the form around, by name. Supplied by `Form`. */
export const FormErrorsContext = createContext<Readonly<Record<string, string>>>({});

/** What the form around says is wrong with the field of this name, for fields that React Aria does not know. */
export function useFormError(name: string | undefined): string | undefined {
  const errors = useContext(FormErrorsContext);
  return name === undefined ? undefined : errors[name];
}
