import { api } from '../../api/client.ts';

/** Registers this browser for the account's reminders. */
export function useAddPushSubscription() {
  return api.useMutation('post', '/push-subscriptions');
}
