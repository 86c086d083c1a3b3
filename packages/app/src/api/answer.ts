import type { ApiError } from '@vitalane/contract';
import { FlowError } from '@vitalane/flows';

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
}

function toFlowError({ status, code, message }: CallFailure): FlowError {
  if (status === null) return new FlowError('network-request-failed', 'Network error. Please try again.');
  return new FlowError(code ?? 'internal', message ?? 'Something Went Wrong', status);
}

/**
 * The data of a call, for a machine's actor.
 * @param toError makes the error that the machine understands; by default one with the server's own code
 */
export async function answerOf<T>(
  call: Promise<Outcome<T>>,
  toError: (failure: CallFailure) => Error = toFlowError,
): Promise<T> {
  const { data, error, response } = await call.catch(() => {
    throw toError({ status: null });
  });
  if (!response.ok) throw toError({ status: response.status, code: error?.code, message: error?.message });
  return data as T;
}
