import type { ApiError } from '@vitalane/contract';
import type { FieldMessages } from '@vitalane/flows/shared';
import { failureMessages } from '@vitalane/ui/messages';

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}

/** Returns the code from the server's closed error list, or `null` for a response in another format. */
export function codeOf(error: unknown): ApiError['code'] | null {
  return isApiError(error) ? error.code : null;
}

/** Returns the message to show for a failure: the server's, else the error's, else `fallback`. */
export function messageOf(error: unknown, fallback: string = failureMessages['internal-error']): string {
  if (isApiError(error)) return error.message || fallback;
  // fetch reports every network failure as a TypeError with a browser-specific message.
  if (error instanceof TypeError) return failureMessages['network-request-failed'];
  return error instanceof Error && error.message ? error.message : fallback;
}

/** Returns the server's messages by field; empty when it reported none. */
export function fieldsOf(error: unknown): FieldMessages {
  if (!isApiError(error)) return {};
  return Object.fromEntries((error.fields ?? []).map(({ name, message }) => [name, message]));
}
