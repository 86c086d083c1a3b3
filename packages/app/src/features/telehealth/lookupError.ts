import { FlowError } from '@vitalane/flows/shared';
import { queueMessages } from '@vitalane/ui/messages';
import { type CallFailure, toFlowError } from '../../lib/answer.ts';

/** Returns the error of a queue lookup. A clinic that sends no code reports an unknown patient by its message. */
export function lookupError(failure: CallFailure): FlowError {
  if (failure.message === queueMessages['not-registered'])
    return new FlowError('patient_not_found', failure.message, failure.status ?? undefined);
  return toFlowError(failure);
}
