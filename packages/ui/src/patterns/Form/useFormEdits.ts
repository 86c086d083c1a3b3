import { type RefObject, useEffect, useRef } from 'react';
import { formValues } from './fieldErrors.ts';

/** Events that may change a field. Lists and date boxes keep their value in a hidden field. */
const editing = ['input', 'change', 'click', 'keyup'] as const;

interface FormEditsOptions {
  listNames: readonly string[];
  /** Called with the field values after each change, without files. */
  onEdit: ((values: Readonly<Record<string, unknown>>) => void) | undefined;
}

/** Reports each change of a form with uncontrolled fields, for a draft. */
export function useFormEdits(ref: RefObject<HTMLFormElement | null>, options: FormEditsOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const form = ref.current;
    if (!form || !latest.current.onEdit) return;
    const read = () => withoutFiles(formValues(new FormData(form), latest.current.listNames));
    let last = JSON.stringify(read());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      const values = read();
      if (JSON.stringify(values) === last) return;
      last = JSON.stringify(values);
      latest.current.onEdit?.(values);
    };
    // A hidden field has its value after the next render.
    const scheduleReport = () => {
      clearTimeout(timer);
      timer = setTimeout(report, 0);
    };
    for (const type of editing) form.addEventListener(type, scheduleReport);
    return () => {
      clearTimeout(timer);
      for (const type of editing) form.removeEventListener(type, scheduleReport);
    };
  }, [ref]);
}

function withoutFiles(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));
}
