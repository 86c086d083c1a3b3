import { api } from '../../api/client.ts';

/** Registers this browser for the account's messages: calls, reminders and alerts. */
export function useAddPushSubscription() {
  return api.useMutation('post', '/push-subscriptions');
}
