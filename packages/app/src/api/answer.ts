import type { ApiError } from '@vitalane/contract';
import { FlowError } from '@vitalane/flows/shared';
import { failureMessages } from '@vitalane/ui/messages';
import { type FieldMessages, fieldsOf } from './errors.ts';

/** What openapi-fetch gives for one call. */
interface Outcome<T> {
  data?: T;
  error?: ApiError;
  response: Response;
}

/** Why a call has no answer. `status` is null when the server could not be reached. */
export interface CallFailure {
  status: number | null;
  code?: string;
  message?: string;
  /** The server's sentences by field. */
  fields?: FieldMessages;
}

/** Returns the error of a failed call, with the server's own code and words. */
export function toFlowError({ status, code, message, fields }: CallFailure): FlowError {
  if (status === null)
    return new FlowError('network-request-failed', failureMessages['network-request-failed']);
  return new FlowError(code ?? 'internal', message ?? failureMessages['internal-error'], status, fields);
}

/**
 * Returns the data of a call, for a machine's actor.
 * @param toError makes the error that the machine understands; by default one with the server's own code
 */
export async function answerOf<T>(
  call: Promise<Outcome<T>>,
  toError: (failure: CallFailure) => Error = toFlowError,
): Promise<T> {
  const { data, error, response } = await call.catch(() => {
    throw toError({ status: null });
  });
  if (!response.ok) {
    const { code, message } = error ?? {};
    throw toError({ status: response.status, code, message, fields: fieldsOf(error) });
  }
  return data as T;
}

/** Returns the data of a call for a query. Throws what the server or the network says. */
export function settled<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (error !== undefined) throw error;
  return data as T;
}
