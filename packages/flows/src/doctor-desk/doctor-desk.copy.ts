/** The list or the availability could not be loaded. Never shown as "no patients". */
export const PATIENTS_FAILED_TEXT = 'The patient list could not be loaded. Please try again.';

/** The list on screen is the last one that could be loaded. */
export const PATIENTS_STALE_TEXT = 'The patient list may be out of date. We keep trying to reload it.';

/** The no-show could not be marked; the server may know better. */
export const NO_SHOW_FAILED_TEXT = 'The no-show could not be marked. Please try again.';

/** The availability could not be loaded. */
export const AVAILABILITY_FAILED_TEXT = 'Your availability could not be loaded. Please try again.';

/** The availability could not be saved and is as it was before. */
export const AVAILABILITY_UNSAVED_TEXT = 'Your availability could not be changed. Please try again.';
