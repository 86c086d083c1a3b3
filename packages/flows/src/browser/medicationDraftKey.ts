/** Session storage key of the medicine form. Separate file, because code that only removes the value needs nothing else. */
export const MEDICATION_DRAFT_KEY = 'medicationDraft';
