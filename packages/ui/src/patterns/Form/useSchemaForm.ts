import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldProblem,
  fieldErrorsOf,
  formValues,
  isSameErrors,
  problemsInOrder,
} from './fieldErrors.ts';
import { fieldNames, focusField, nameOfField, unreadableFields } from './formFields.ts';
import { checkFields, type FormSchema } from './formSchema.ts';
import { useFormEdits } from './useFormEdits.ts';

/** Options of `useSchemaForm`. */
export interface SchemaFormOptions<Values> {
  /**
   * Server errors by field name; absent or empty while a request is pending. The next submission clears them, and an
   * edit clears the error of its field.
   */
  errors?: FieldErrors;
  /** Whether a request is pending. Further submissions are then ignored. */
  isPending?: boolean;
  /** Names of fields with a list as value, such as a group of check boxes. */
  listNames?: readonly string[];
  /** Called with the field values after each change, for a draft. Files are omitted. */
  onEdit?: (values: Readonly<Record<string, unknown>>) => void;
  /** Called with the validated output of the schema. */
  onSubmit: (values: Values) => void;
  /** Called with the field values of a submission that the schema refuses, such as to advise on a dangerous one. */
  onRefuse?: (values: Readonly<Record<string, unknown>>) => void;
}

/** State for `Form`, created by `useSchemaForm`. */
export interface SchemaForm {
  ref: RefObject<HTMLFormElement | null>;
  /** Errors by field name. The object changes only when the errors change. */
  fieldErrors: FieldErrors;
  /** The same errors in field order. */
  problems: readonly FieldProblem[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Clears the error of a field when the field is edited. */
  onInput: (event: FormEvent) => void;
}

const none: FieldErrors = {};

/** Fields edited since the last errors. `of` holds those errors. */
interface EditedFields {
  of: FieldErrors;
  names: readonly string[];
}

const noEdits: EditedFields = { of: none, names: [] };

function addEdited(errors: FieldErrors, edited: EditedFields, name: string): EditedFields {
  return { of: errors, names: edited.of === errors ? [...edited.names, name] : [name] };
}

function omitEdited(errors: FieldErrors, edited: EditedFields): FieldErrors {
  if (edited.of !== errors) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !edited.names.includes(name)));
}

/** Returns the same object until the errors change: a container may build them anew for each render. */
function useResponse(errors: FieldErrors): FieldErrors {
  const [response, setResponse] = useState(errors);
  if (response === errors || isSameErrors(response, errors)) return response;
  setResponse(errors);
  return errors;
}

/**
 * Reads a form with uncontrolled, named fields on submit, validates it with a schema, and shows the errors. Focus
 * moves to the first invalid field, and the input is kept.
 */
export function useSchemaForm<Values>(
  schema: FormSchema<Values>,
  { errors: given = none, isPending = false, listNames = [], onEdit, ...options }: SchemaFormOptions<Values>,
): SchemaForm {
  const ref = useRef<HTMLFormElement>(null);
  const errors = useResponse(given);
  useFormEdits(ref, { listNames, onEdit });
  const [refused, setRefused] = useState<FieldErrors>(none);
  const [answered, setAnswered] = useState<FieldErrors>(none);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [edited, setEdited] = useState<EditedFields>(noEdits);

  // React Aria hides the error of an edited field and shows it again for a new object, so the object is reused.
  const allErrors = useMemo(
    () => ({ ...(errors === answered ? none : errors), ...refused }),
    [errors, answered, refused],
  );
  const fieldErrors = useMemo(() => omitEdited(allErrors, edited), [allErrors, edited]);

  useEffect(() => {
    if (ref.current) setProblems(problemsInOrder(fieldErrors, fieldNames(ref.current)));
  }, [fieldErrors]);

  // Only a new error moves focus; a cleared error does not.
  useEffect(() => {
    if (!ref.current) return;
    const first = problemsInOrder(allErrors, fieldNames(ref.current)).find(({ isInForm }) => isInForm);
    if (first) focusField(ref.current, first.name);
  }, [allErrors]);

  return {
    ref,
    fieldErrors,
    problems,
    // React Aria clears an error on blur. That would move the button away from the pointer during a press, so the
    // error is cleared when the field is edited.
    onInput: ({ target }) => {
      const name = target instanceof Element && nameOfField(target);
      if (name && name in allErrors) setEdited((before) => addEdited(allErrors, before, name));
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (isPending) return;
      const values = formValues(new FormData(event.currentTarget), listNames);
      const check = checkFields(schema, values);
      const unreadable = unreadableFields(event.currentTarget);
      const isAccepted = !check.issues && Object.keys(unreadable).length === 0;
      setAnswered(errors);
      setRefused(isAccepted ? none : { ...fieldErrorsOf(check.issues ?? []), ...unreadable });
      if (isAccepted) options.onSubmit(check.value);
      else options.onRefuse?.(values);
    },
  };
}
