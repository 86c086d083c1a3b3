import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';

/** Says where a patient in the queue is. */
export function useSayLocation() {
  return api.useMutation('put', '/queue/location', { onSuccess: () => invalidate('ownPlace') });
}

/** Changes why a patient in the queue comes. */
export function useSayReason() {
  return api.useMutation('put', '/queue/reason', { onSuccess: () => invalidate('ownPlace') });
}

/** Agrees to visits by video. A refusal means that the text has changed. */
export function useGiveConsent() {
  return api.useMutation('put', '/queue/consent', { onSettled: () => invalidate('videoConsent') });
}

/** Gives up the patient's place in the queue. */
export function useLeaveQueue() {
  return api.useMutation('delete', '/queue', {
    // After a refusal as well: the doctor may have opened the call meanwhile.
    onSettled: () => invalidate('ownPlace'),
  });
}
