/** Texts for the codes of the guest lobby. */
export const guestLobbyMessages = {
  'lobby-failed': 'The call could not be reached. Check your connection and try again.',
  unreachable: 'Connection to the service is lost. We keep trying to reconnect.',
} as const;
