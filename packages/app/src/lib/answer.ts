import type { ApiError } from '@vitalane/contract';
import { type FieldMessages, FlowError } from '@vitalane/flows/shared';
import { failureMessages } from '@vitalane/ui/messages';
import { fieldsOf } from './errors.ts';

/** Result of one openapi-fetch call. */
interface CallResult<T> {
  data?: T;
  error?: ApiError;
  response: Response;
}

/** Reason for a failed call. `status` is `null` when the server could not be reached. */
export interface CallFailure {
  status: number | null;
  code?: string;
  message?: string;
  /** Server messages by field. */
  fields?: FieldMessages;
}

/** Returns the error of a failed call with the server's code and message. */
export function toFlowError({ status, code, message, fields }: CallFailure): FlowError {
  if (status === null)
    return new FlowError('network-request-failed', failureMessages['network-request-failed']);
  return new FlowError(code ?? 'internal', message ?? failureMessages['internal-error'], status, fields);
}

/**
 * Returns the data of a call, for an actor of a machine.
 * @param toError maps a failure to the machine's error type; defaults to the server's code
 */
export async function responseData<T>(
  call: Promise<CallResult<T>>,
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

/** Returns the data of a call for a query. Throws the server or network error. */
export function dataOrThrow<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (error !== undefined) throw error;
  return data as T;
}
