import { ApiError } from './apiError.ts';

/** The object store does not respond, or refuses. 502 and not 503: on 503 the specified client signs people out. */
export class StorageUnavailable extends ApiError {
  constructor(cause: unknown) {
    super('upstream_failed');
    this.name = 'StorageUnavailable';
    this.cause = cause;
  }
}
