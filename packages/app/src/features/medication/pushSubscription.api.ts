import { api } from '../../api/client.ts';

/** Sends the person's reminders to this browser. */
export function useAddPushSubscription() {
  return api.useMutation('post', '/push-subscriptions');
}
