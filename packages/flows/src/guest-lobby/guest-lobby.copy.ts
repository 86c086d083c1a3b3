/** The call could not be looked up for a reason of the network or the service. */
export const lobbyFailedText = 'The call could not be reached. Check your connection and try again.';

/** Shown while a guest who waits has no connection to the service for more than ten seconds. */
export const lobbyConnectionHint = 'Connection to the service is lost. We keep trying to reconnect.';
