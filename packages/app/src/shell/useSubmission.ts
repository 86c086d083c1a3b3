import type { ErrorCode } from '@vitalane/contract';
import type { FieldErrors } from '@vitalane/ui';
import { useState } from 'react';
import { codeOf, fieldsOf, messageOf } from '../api/errors.ts';

/** What a form shows of its last try. */
export interface Submission {
  isSaving: boolean;
  errors?: FieldErrors;
  message?: string;
}

/** Which field of the form a refusal belongs to. */
export interface Blame {
  /** By the code of a refusal that names no field. */
  byCode?: Partial<Record<ErrorCode, string>>;
  /** By the server's own name of the field, where the form has another. */
  byName?: Readonly<Record<string, string>>;
  /** What is said when nobody says why. */
  fallback?: string;
}

function blamed(error: unknown, { byCode = {}, byName = {} }: Blame): FieldErrors {
  const code = codeOf(error);
  const field = code && byCode[code];
  if (field) return { [field]: messageOf(error) };
  return Object.fromEntries(
    Object.entries(fieldsOf(error)).map(([name, message]) => [byName[name] ?? name, message]),
  );
}

/** Returns one form that is sent at a time: whether it is on its way, and why the last try failed. */
export function useSubmission() {
  const [state, setState] = useState<Submission>({ isSaving: false });

  /** Does what the form asks for. */
  async function submit(send: () => Promise<void>, blame: Blame = {}): Promise<void> {
    setState({ isSaving: true });
    try {
      await send();
      setState({ isSaving: false });
    } catch (error) {
      const errors = blamed(error, blame);
      const isOfFields = Object.keys(errors).length > 0;
      setState({
        isSaving: false,
        errors,
        message: isOfFields ? undefined : messageOf(error, blame.fallback),
      });
    }
  }

  return { state, submit };
}
