/** Timeout of a connection. Over a relay it takes two seconds; a stalled one does not recover. */
export const CONNECT_TIMEOUT_MS = 8_000;

/** How long a broken path may recover before a restart. The sides differ, so that one of them starts first. */
export const POLITE_GRACE_MS = 3_000;
export const IMPOLITE_GRACE_MS = 2_000;

/** Timeout of a restart before the connection is rebuilt, and of each rebuild before the next. */
export const RESTART_RETRY_MS = 5_000;

/** Length of an outage after which the call returns to waiting. */
export const GIVE_UP_MS = 30_000;

/** How long a page that has closed may take to come back, as a reload does, before the call returns to waiting. */
export const LEFT_GRACE_MS = 2_000;

/** How long to wait for the other side's call after a reload before calling it. */
export const RESTORE_FALLBACK_MS = 3_000;

/** How long a camera that was switched off stays open, so that switching it on is quick. */
export const CAMERA_RELEASE_MS = 1_000;

/** Timeout for the goodbye to reach the service. */
export const END_FLUSH_MS = 1_000;

/** How long the banner is shown before the screen closes. */
export const ENDED_BANNER_MS = 2_000;

/** How long the service may be unreachable before it is reported. */
export const SIGNAL_HINT_MS = 10_000;

/** How long a shared screen waits for the other side: for a lost connection, not for the record of the next patient. */
export const UNSEEN_SCREEN_MS = 60_000;
