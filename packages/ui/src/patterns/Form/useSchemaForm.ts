import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldProblem,
  fieldErrorsOf,
  formValues,
  problemsInOrder,
} from './fieldErrors.ts';
import { fieldNames, focusField, nameOfField, unreadableFields } from './formFields.ts';
import { checkFields, type FormSchema } from './formSchema.ts';

/** Options of `useSchemaForm`. */
export interface SchemaFormOptions<Values> {
  /** What the server refused, by field. A new object for each answer; the next submit puts the old one away. */
  errors?: FieldErrors;
  /** While an answer is awaited, further submits are ignored. */
  isPending?: boolean;
  /** Names whose value is a list, such as a group of check boxes. */
  listNames?: readonly string[];
  /** Called with what the schema made of the fields, never with anything it refused. */
  onSubmit: (values: Values) => void;
}

/** What `Form` needs; made by `useSchemaForm`. */
export interface SchemaForm {
  ref: RefObject<HTMLFormElement | null>;
  /** Errors for the fields to show. A new object only when there is something new to say. */
  fieldErrors: FieldErrors;
  /** The same errors in the order of the fields. */
  problems: readonly FieldProblem[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Puts a field's error away as soon as it is edited. */
  onInput: (event: FormEvent) => void;
}

const none: FieldErrors = {};

/** The fields edited since something was said of them; `of` is what was said. */
interface Corrected {
  of: FieldErrors;
  names: readonly string[];
}

const nothingCorrected: Corrected = { of: none, names: [] };

function withCorrected(errors: FieldErrors, corrected: Corrected, name: string): Corrected {
  return { of: errors, names: corrected.of === errors ? [...corrected.names, name] : [name] };
}

function withoutCorrected(errors: FieldErrors, corrected: Corrected): FieldErrors {
  if (corrected.of !== errors) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !corrected.names.includes(name)));
}

/**
 * Reads a form of uncontrolled, named fields on submit, checks it against a schema, and shows what is wrong:
 * the first wrong field takes focus, and what was typed stays.
 */
export function useSchemaForm<Values>(
  schema: FormSchema<Values>,
  { errors = none, isPending = false, listNames = [], onSubmit }: SchemaFormOptions<Values>,
): SchemaForm {
  const ref = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<FieldErrors>(none);
  const [answered, setAnswered] = useState<FieldErrors>(none);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [corrected, setCorrected] = useState<Corrected>(nothingCorrected);

  // React Aria hides a field's error once it is edited and shows it again for a new object, so keep the object.
  const allErrors = useMemo(
    () => ({ ...(errors === answered ? none : errors), ...refused }),
    [errors, answered, refused],
  );
  const fieldErrors = useMemo(() => withoutCorrected(allErrors, corrected), [allErrors, corrected]);

  useEffect(() => {
    if (ref.current) setProblems(problemsInOrder(fieldErrors, fieldNames(ref.current)));
  }, [fieldErrors]);

  // Only a new error moves the focus; an error that goes away does not.
  useEffect(() => {
    if (!ref.current) return;
    const first = problemsInOrder(allErrors, fieldNames(ref.current)).find(({ isInForm }) => isInForm);
    if (first) focusField(ref.current, first.name);
  }, [allErrors]);

  return {
    ref,
    fieldErrors,
    problems,
    // React Aria puts an error away when its field is left. By then the press on the button has begun, and the button
    // would move from under the pointer; so the error goes as soon as the field is edited.
    onInput: ({ target }) => {
      const name = target instanceof Element && nameOfField(target);
      if (name && name in allErrors) setCorrected((before) => withCorrected(allErrors, before, name));
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (isPending) return;
      const check = checkFields(schema, formValues(new FormData(event.currentTarget), listNames));
      const unreadable = unreadableFields(event.currentTarget);
      const isAccepted = !check.issues && Object.keys(unreadable).length === 0;
      setAnswered(errors);
      setRefused(isAccepted ? none : { ...fieldErrorsOf(check.issues ?? []), ...unreadable });
      if (isAccepted) onSubmit(check.value);
    },
  };
}
