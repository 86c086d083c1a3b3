/** The note could not be finished; it stays a draft. */
export const NOTE_NOT_FINISHED_TEXT = 'The note could not be finished. Please try again.';
