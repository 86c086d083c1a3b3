import { type RefObject, useEffect, useRef } from 'react';
import { formValues } from './fieldErrors.ts';

/** Events after which a field may hold something else. Lists and boxes of dates keep their value in a hidden field. */
const editing = ['input', 'change', 'click', 'keyup'] as const;

interface FormEditsOptions {
  listNames: readonly string[];
  /** Called with what the fields hold, after each change; files are left out. */
  onEdit: ((values: Readonly<Record<string, unknown>>) => void) | undefined;
}

/** Reports each change of a form of uncontrolled fields, for a draft. */
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
    // A hidden field has its value after the next drawing.
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(report, 0);
    };
    for (const type of editing) form.addEventListener(type, look);
    return () => {
      clearTimeout(timer);
      for (const type of editing) form.removeEventListener(type, look);
    };
  }, [ref]);
}

function withoutFiles(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));
}
