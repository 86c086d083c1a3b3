import type { ApiError as ApiErrorBody, ErrorCode } from '@vitalane/contract';

/** The closed catalogue: the status and the default sentence of every code that the API answers. */
export const errorCatalogue: Record<ErrorCode, { status: number; message: string }> = {
  bad_request: { status: 400, message: 'The request could not be read.' },
  wrong_credentials: {
    status: 401,
    message: 'The e-mail or the password is not right. Check both and try again.',
  },
  not_signed_in: { status: 401, message: 'Please sign in.' },
  token_expired: { status: 401, message: 'Please sign in again.' },
  session_ended: { status: 401, message: 'Your session has ended. Please sign in again.' },
  account_inactive: { status: 403, message: 'Your account is Inactive.' },
  email_unverified: { status: 403, message: 'Please confirm your e-mail address first.' },
  second_factor_required: { status: 403, message: 'Enter the code of your authenticator app first.' },
  second_factor_missing: { status: 403, message: 'Set up an authenticator app first.' },
  reauthentication_required: { status: 403, message: 'Please sign in again to do this.' },
  care_relation_required: { status: 403, message: 'Give a reason before you open this record.' },
  not_allowed: { status: 403, message: 'Your account may not do this.' },
  not_found: { status: 404, message: 'This could not be found. It may have been removed.' },
  patient_not_found: { status: 404, message: 'Patient not found' },
  records_not_found: { status: 404, message: 'Patient Records Not Found' },
  account_not_found: { status: 404, message: 'Can`t find account.' },
  already_taken_today: { status: 404, message: 'Medication has been added today.' },
  conflict: { status: 409, message: 'This was changed in the meantime. Reload and try again.' },
  refresh_superseded: { status: 409, message: 'Another window has already renewed this session.' },
  idempotency_mismatch: { status: 409, message: 'This key was already used for something else.' },
  in_consultation: { status: 409, message: 'You are in a consultation. End the call first.' },
  email_taken: { status: 409, message: 'This e-mail address already has an account. Sign in instead.' },
  identity_taken: { status: 409, message: 'This identity number cannot be used. Contact the clinic.' },
  nothing_to_confirm: { status: 409, message: 'There is nothing to confirm.' },
  order_status_conflict: {
    status: 409,
    message: 'The order cannot take this step now. Reload it and check its status.',
  },
  patient_may_come: {
    status: 409,
    message: 'The patient is here, or may still come. Wait until the time has passed.',
  },
  patient_came: {
    status: 409,
    message: 'The patient was in this call. End the call and finish the note instead.',
  },
  note_finished: { status: 409, message: 'This note is finished and can no longer be changed.' },
  call_full: { status: 409, message: 'Two people are in this call already.' },
  quota_exceeded: { status: 409, message: 'Your storage is full. Delete a document and try again.' },
  too_large: { status: 413, message: 'That is too large to send.' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not accepted here.' },
  invalid: { status: 422, message: 'Please check the highlighted fields.' },
  wrong_password: { status: 422, message: 'That is not your current password.' },
  wrong_code: { status: 422, message: 'That code is not right. Check the newest mail.' },
  wrong_second_factor: { status: 422, message: 'That code is not right. Enter the newest one.' },
  code_expired: { status: 422, message: 'That code no longer works. Ask for a new one.' },
  link_expired: { status: 422, message: 'This link no longer works. Ask for a new one.' },
  unreadable_file: {
    status: 422,
    message: 'This file could not be read. Send a JPEG, PNG, WebP or PDF file.',
  },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a minute and try again.' },
  internal: { status: 500, message: 'Something Went Wrong' },
  upstream_failed: {
    status: 502,
    message: 'This service does not answer at the moment. Please try again later.',
  },
};

/** What is wrong with one field, in words for the person who filled it in. */
export interface FieldProblem {
  name: string;
  message: string;
}

interface ApiErrorDetails {
  /** Problems in the order of the form. */
  fields?: readonly FieldProblem[];
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Why to wait, as a sentence. */
  reason?: string | undefined;
}

/** The only error that reaches a caller as it is; everything else is answered as `internal`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { fields, retryAfterSeconds, reason }: ApiErrorDetails = {}) {
    super(
      retryAfterSeconds === undefined ? errorCatalogue[code].message : waitMessage(retryAfterSeconds, reason),
    );
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }

  /** The body of the answer. */
  toBody(requestId: string): ApiErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: [...this.fields] }),
      requestId,
    };
  }
}

/** Refuses a request because of one field. */
export function invalidField(name: string, message: string): ApiError {
  return new ApiError('invalid', { fields: [{ name, message }] });
}

function waitMessage(seconds: number, reason = 'Too many tries.'): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  return `${reason} Please wait ${wait} and try again.`;
}
