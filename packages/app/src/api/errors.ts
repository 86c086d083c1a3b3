import type { ApiError } from '@vitalane/contract';
import { failureMessages } from '@vitalane/ui/messages';

/** What a screen says of one wrong field: the field's name on the wire and the sentence beside it. */
export type FieldMessages = Readonly<Record<string, string>>;

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}

/** Returns the code of the server's closed error list, or null when the server did not answer in its own shape. */
export function codeOf(error: unknown): ApiError['code'] | null {
  return isApiError(error) ? error.code : null;
}

/** Returns the sentence to show for a failure: the server's, else the error's own, else `fallback`. */
export function messageOf(error: unknown, fallback: string = failureMessages['internal-error']): string {
  if (isApiError(error)) return error.message || fallback;
  // fetch reports every failure to reach the server as a TypeError, in words of the browser's own.
  if (error instanceof TypeError) return failureMessages['network-request-failed'];
  return error instanceof Error && error.message ? error.message : fallback;
}

/** Returns the server's sentences by field; empty when it blamed none. */
export function fieldsOf(error: unknown): FieldMessages {
  if (!isApiError(error)) return {};
  return Object.fromEntries((error.fields ?? []).map(({ name, message }) => [name, message]));
}
