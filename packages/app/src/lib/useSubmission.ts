import type { ErrorCode } from '@vitalane/contract';
import type { FieldErrors } from '@vitalane/ui';
import { useState } from 'react';
import { codeOf, fieldsOf, messageOf } from './errors.ts';

/** State of the last submission of a form. */
export interface Submission {
  isSaving: boolean;
  errors?: FieldErrors;
  message?: string;
}

/** Mapping of refusals to fields of the form. */
export interface FieldMapping {
  /** Field by error code, for refusals that name no field. */
  byCode?: Partial<Record<ErrorCode, string>>;
  /** Field by the server's field name, where they differ. */
  byName?: Readonly<Record<string, string>>;
  /** Message when the error has none. */
  fallback?: string;
}

function toFieldErrors(error: unknown, { byCode = {}, byName = {} }: FieldMapping): FieldErrors {
  const code = codeOf(error);
  const field = code && byCode[code];
  if (field) return { [field]: messageOf(error) };
  return Object.fromEntries(
    Object.entries(fieldsOf(error)).map(([name, message]) => [byName[name] ?? name, message]),
  );
}

/** Submits a form once at a time. Returns its pending state and last error. */
export function useSubmission() {
  const [state, setState] = useState<Submission>({ isSaving: false });

  /** Sends the form. */
  async function submit(send: () => Promise<void>, mapping: FieldMapping = {}): Promise<void> {
    setState({ isSaving: true });
    try {
      await send();
      setState({ isSaving: false });
    } catch (error) {
      const errors = toFieldErrors(error, mapping);
      const isOfFields = Object.keys(errors).length > 0;
      setState({
        isSaving: false,
        errors,
        message: isOfFields ? undefined : messageOf(error, mapping.fallback),
      });
    }
  }

  return { state, submit };
}
