/** How long a connection may take. Over a relay it takes two seconds; one that hangs does not recover. */
export const CONNECT_TIMEOUT_MS = 8_000;

/** How long a broken path may recover by itself before it is restarted. The sides differ, so that one of them begins. */
export const POLITE_GRACE_MS = 3_000;
export const IMPOLITE_GRACE_MS = 2_000;

/** How long a restart may take before the connection is built again, and each new one before the next. */
export const RESTART_RETRY_MS = 5_000;

/** How long an outage lasts before the call falls back to waiting. */
export const GIVE_UP_MS = 30_000;

/** How long we wait for the other side to call us again before we call them. */
export const RESTORE_FALLBACK_MS = 3_000;

/** How long a camera that was switched off stays ours, so that switching it on again is quick. */
export const CAMERA_RELEASE_MS = 1_000;

/** How long the goodbye may take to reach the service. */
export const END_FLUSH_MS = 1_000;

/** How long the end of a call is shown before the screen is left. */
export const ENDED_BANNER_MS = 2_000;

/** How long the service may be out of reach before it is mentioned. */
export const SIGNAL_HINT_MS = 10_000;
